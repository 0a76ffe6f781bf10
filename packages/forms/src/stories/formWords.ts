import { en } from '../messages/en.ts';
import type { FormMessages } from '../messages/types.ts';
import { zh } from '../messages/zh.ts';

/** The texts of forms as the open story says them, in its language, for a play that finds things by their words. */
export function formWords(): FormMessages {
  return document.documentElement.lang.startsWith('zh') ? zh : en;
}
