import { en } from '../messages/en.ts';
import type { FormMessages } from '../messages/types.ts';
import { zh } from '../messages/zh.ts';

/** Returns the texts of forms in the language of the open story, for a play function that finds elements by text. */
export function formWords(): FormMessages {
  return document.documentElement.lang.startsWith('zh') ? zh : en;
}
