import type { ThingArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { AgreementData } from './loader.ts';

/** Which of the texts it is. */
export function thing({ data, t }: ThingArgs<AgreementData, CommonWords>): string {
  return t(`agreement.${data.type}`);
}
