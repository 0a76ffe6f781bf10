import { en } from '../messages/en.ts';
import type { Messages } from '../messages/types.ts';
import { zh } from '../messages/zh.ts';

/** The kit's texts in the language of the open story, for a play function that finds elements by text. */
export function kitWords(): Messages {
  return document.documentElement.lang.startsWith('zh') ? zh : en;
}

/** Matches a text with more around it; its spaces may be non-breaking. */
export function containing(text: string): RegExp {
  const parts = text.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('\\s+'));
}
