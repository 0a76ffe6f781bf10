import type { Route } from '../http/answer.ts';

/** Every route of the server, one line for each area. */
export const routes: readonly Route[] = [];

/** Calls of the contract that no area answers yet, by path; they answer HTTP 404 `callUnknown`. */
export const notYetAnswered: readonly string[] = [];
