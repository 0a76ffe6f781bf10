import { freight } from '@fairway/gateway/contract/freight';
import { addWeeks, parseWeek } from '@fairway/trade';
import { type Route, read } from '../../http/answer.ts';
import { refuseFields } from '../../http/refuse.ts';
import { readShared } from '../../http/sharedReads.ts';
import { countActivity } from '../subscribeStatistics/index.ts';
import { alternatives } from './alternatives/alternatives.ts';
import { sailingDetail } from './detail/detail.ts';
import { currentRates } from './exchange/exchangeStore.ts';
import { explainedPrice } from './prices/explainedPrice.ts';
import { referencePrices } from './prices/referencePrices.ts';
import { weekPrices } from './prices/weekPrices.ts';
import { priceAccess } from './rules.ts';
import { monthDepartures } from './search/monthDepartures.ts';
import { laneEnds, searchSailings } from './search/search.ts';

export const routes: readonly Route[] = [
  readShared(freight.selectSailings, async ({ query, db, caller, refuse, now }) => {
    const search = { ...query, week: realWeek(query.week) };
    const sailings = (await searchSailings(db, search, caller, now)) ?? refuse('notFound');
    // Another page of the same search is not a new search.
    if (query.page === 1) countActivity(db, caller, { what: 'search', lane: query }, now);
    return sailings;
  }),

  readShared(freight.selectWeekPrices, async ({ query, db, caller, refuse, now }) => {
    if (!(await laneEnds(db, query))) return refuse('notFound');
    return weekPrices(db, { ...query, week: realWeek(query.week) }, caller, now);
  }),

  readShared(
    freight.selectDepartures,
    async ({ query, db, refuse, now }) => (await monthDepartures(db, query, now)) ?? refuse('notFound'),
  ),

  read(freight.selectPriceChange, async ({ query, db, caller, refuse, now }) => {
    const week = realWeek(query.week);
    const against = query.against === undefined ? addWeeks(week, -1) : realWeek(query.against, 'against');
    return (await explainedPrice(db, { ...query, week, against }, caller, now)) ?? refuse('notFound');
  }),

  read(freight.selectAlternatives, async ({ query, db, caller, refuse, now }) => {
    if (!(await laneEnds(db, query))) return refuse('notFound');
    return alternatives(db, { ...query, week: realWeek(query.week) }, caller, now);
  }),

  readShared(freight.selectReferencePrices, ({ db, caller, now }) =>
    referencePrices(db, now, priceAccess(caller)),
  ),

  read(freight.sailDetail, async (handling) => {
    const { db, caller, now } = handling;
    const detail = await sailingDetail(handling);
    const lane = { origin: detail.origin.code, destination: detail.destination.code };
    countActivity(db, caller, { what: 'detail', lane }, now);
    return detail;
  }),
  read(freight.selectExchangeRates, async ({ db, now }) => ({ rates: await currentRates(db, now) })),
];

/** The stored week, or HTTP 400 for one that its year does not have. */
function realWeek(text: string, entry: 'week' | 'against' = 'week'): number {
  return parseWeek(text) ?? refuseFields([{ field: `query.${entry}`, rule: 'week' }]);
}
