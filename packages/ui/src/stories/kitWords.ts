import { en } from '../messages/en.ts';
import type { Messages } from '../messages/types.ts';
import { zh } from '../messages/zh.ts';

/** The kit's texts as the open story says them, in its language, for a play that finds things by their words. */
export function kitWords(): Messages {
  return document.documentElement.lang.startsWith('zh') ? zh : en;
}

/** Matches a text with more around it; its spaces may be non-breaking. */
export function containing(text: string): RegExp {
  const parts = text.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('\\s+'));
}
