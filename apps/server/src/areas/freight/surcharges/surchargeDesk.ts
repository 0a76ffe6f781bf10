import { surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { type Route, read } from '../../../http/answer.ts';
import { keptSurcharges } from './surchargePage.ts';

/** Surcharges as the staff look through them; they are changed by files alone. */
export const surchargeRoutes: readonly Route[] = [
  read(surchargeDesk.selectPage, ({ db, query, now }) => keptSurcharges(db, query, now)),
];
