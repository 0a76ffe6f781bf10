import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { AboutData } from './loader.ts';

/** Which of the texts it is. */
export function subject({ data, t }: SubjectArgs<AboutData, CommonWords>): string {
  return t(`about.${data.type}`);
}
