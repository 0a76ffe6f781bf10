import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { AgreementData } from './loader.ts';

/** Which of the texts it is. */
export function subject({ data, t }: SubjectArgs<AgreementData, CommonWords>): string {
  return t(`agreement.${data.type}`);
}
