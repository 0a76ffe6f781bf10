import { en } from '../messages/en.ts';
import type { Messages } from '../messages/types.ts';
import { zh } from '../messages/zh.ts';

/** The kit's texts as the open story says them, in its language, for a play that finds things by their words. */
export function kitWords(): Messages {
  return document.documentElement.lang.startsWith('zh') ? zh : en;
}

/** Finds a text where more stands beside it; whatever space it has may be one that does not break. */
export function containing(text: string): RegExp {
  const parts = text.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('\\s+'));
}
