import type { Route } from '../http/answer.ts';
import { routes as auth } from './auth/routes.ts';
import { routes as company } from './company/routes.ts';
import { routes as ruleEngine } from './ruleEngine/routes.ts';
import { routes as user } from './user/routes.ts';
import { routes as verifyCode } from './verifyCode/routes.ts';

/** Every route of the server, one line for each area. */
export const routes: readonly Route[] = [...auth, ...verifyCode, ...user, ...company, ...ruleEngine];

/** Calls of the contract that no area answers yet, by path; they answer HTTP 404 `callUnknown`. */
export const notYetAnswered: readonly string[] = [];
