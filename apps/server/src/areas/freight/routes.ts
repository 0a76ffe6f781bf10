import { freight } from '@fairway/gateway/contract/freight';
import type { Port } from '@fairway/gateway/contract/harbour';
import type { Db } from '../../database/db.ts';
import { answer, type Route } from '../../http/answer.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { portsByCode } from '../harbour/store.ts';
import { sailingDetail } from './detail.ts';
import { toSailing } from './listed.ts';
import { referencePrices } from './referencePrices.ts';
import { priceAccess } from './rules.ts';
import { findSailings } from './searchStore.ts';
import { parseWeek } from './week.ts';
import { weekPrices } from './weekPrices.ts';

export const routes: readonly Route[] = [
  answer(freight.selectSailings, async ({ query, db, caller }) => {
    const search = { ...query, week: realWeek(query.week) };
    const [ends, page] = await Promise.all([laneEnds(db, query), findSailings(db, search)]);
    const access = priceAccess(caller);
    return {
      rows: page.rows.map((row) => toSailing(row, ends.origin, ends.destination, access)),
      total: page.total,
      page: query.page,
      limit: query.limit,
      ...ends,
      access,
      updatedAt: page.updatedAt?.toISOString() ?? null,
      sample: page.sample,
    };
  }),

  answer(freight.selectWeekPrices, async ({ query, db, caller }) => {
    await laneEnds(db, query);
    return weekPrices(db, { ...query, week: realWeek(query.week) }, priceAccess(caller));
  }),

  answer(freight.selectReferencePrices, ({ db, caller, now }) =>
    referencePrices(db, now, priceAccess(caller)),
  ),

  answer(freight.sailDetail, ({ query, db, caller, now }) => {
    if (caller.kind !== 'member') return refuse('sessionRequired');
    return sailingDetail(db, query.id, caller.tenantId, now);
  }),
];

/** The stored week, or HTTP 400 for one that its year does not have. */
function realWeek(text: string): number {
  return parseWeek(text) ?? refuseFields([{ field: 'query.week', rule: 'week' }]);
}

interface LaneCodes {
  readonly origin: string;
  readonly destination: string;
}

/** Both ports of a lane; a code that no port has is refused as not found. */
async function laneEnds(db: Db, codes: LaneCodes): Promise<{ origin: Port; destination: Port }> {
  const ports = await portsByCode(db, [codes.origin, codes.destination]);
  const origin = ports.get(codes.origin);
  const destination = ports.get(codes.destination);
  return origin && destination ? { origin, destination } : refuse('notFound');
}
