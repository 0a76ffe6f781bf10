import { freight } from '@fairway/gateway/contract/freight';
import { parseWeek } from '@fairway/trade';
import { answer, type Route } from '../../http/answer.ts';
import { refuseFields } from '../../http/refuse.ts';
import { sailingDetail } from './detail.ts';
import { referencePrices } from './referencePrices.ts';
import { priceAccess } from './rules.ts';
import { laneEnds, searchSailings } from './search.ts';
import { weekPrices } from './weekPrices.ts';

export const routes: readonly Route[] = [
  answer(freight.selectSailings, async ({ query, db, caller, refuse }) => {
    const search = { ...query, week: realWeek(query.week) };
    return (await searchSailings(db, search, priceAccess(caller))) ?? refuse('notFound');
  }),

  answer(freight.selectWeekPrices, async ({ query, db, caller, refuse }) => {
    if (!(await laneEnds(db, query))) return refuse('notFound');
    return weekPrices(db, { ...query, week: realWeek(query.week) }, priceAccess(caller));
  }),

  answer(freight.selectReferencePrices, ({ db, caller, now }) =>
    referencePrices(db, now, priceAccess(caller)),
  ),

  answer(freight.sailDetail, sailingDetail),
];

/** The stored week, or HTTP 400 for one that its year does not have. */
function realWeek(text: string): number {
  return parseWeek(text) ?? refuseFields([{ field: 'query.week', rule: 'week' }]);
}
