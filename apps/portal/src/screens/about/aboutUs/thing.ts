import type { ThingArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { AboutData } from './loader.ts';

/** Which of the texts it is. */
export function thing({ data, t }: ThingArgs<AboutData, CommonWords>): string {
  return t(`about.${data.type}`);
}
