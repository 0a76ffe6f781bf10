import { createQuestions, createToasts } from '@fairway/ui';

/** What the portal tells in passing; shown by the shell. */
export const toasts = createToasts();

/** Key of the question that tells of a lost session. */
export const sessionLostKey = 'session-lost';

/** What the portal asks before it goes on; shown by the shell. */
export const questions = createQuestions();
