import type { Route } from '../http/answer.ts';
import { routes as auth } from './auth/routes.ts';
import { routes as company } from './company/routes.ts';
import { routes as freight } from './freight/routes.ts';
import { routes as harbour } from './harbour/routes.ts';
import { routes as order } from './order/routes.ts';
import { routes as payment } from './payment/routes.ts';
import { routes as ruleEngine } from './ruleEngine/routes.ts';
import { routes as seaRoute } from './seaRoute/routes.ts';
import { routes as subscribe } from './subscribe/routes.ts';
import { routes as upload } from './upload/routes.ts';
import { routes as user } from './user/routes.ts';
import { routes as verifyCode } from './verifyCode/routes.ts';

/** Every route of the server, one line for each area. */
export const routes: readonly Route[] = [
  ...auth,
  ...verifyCode,
  ...user,
  ...company,
  ...harbour,
  ...freight,
  ...seaRoute,
  ...subscribe,
  ...upload,
  ...order,
  ...payment,
  ...ruleEngine,
];

export { notYetAnswered } from './notYetAnswered.ts';
