import { createQuestions, createToasts } from '@fairway/ui';

/** What the portal tells in passing; shown by the shell. */
export const toasts = createToasts();

/** What the portal asks before it goes on; shown by the shell. */
export const questions = createQuestions();
