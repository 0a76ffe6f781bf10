import type { Questions, Toasts } from '@fairway/ui';
import type { MessageOf } from './messageOf.ts';

/** Messages and questions for the reader; the shell shows them. */
export interface Notices {
  readonly toasts: Toasts;
  /** Confirmations. */
  readonly questions: Questions;
  readonly messageOf: MessageOf;
}
