import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import { addDays, addWeeks, formatWeek, mondayOf, type ShipmentQuery, weeksFrom } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { weekTotals } from '../cost/weekTotals.ts';
import { priceAccess } from '../rules.ts';
import { laneId, type WeekOffer, weekCarriers, weekOffers } from './weekStore.ts';

export interface WeekPricesQuery extends ShipmentQuery {
  readonly origin: string;
  readonly destination: string;
  readonly week: number;
  readonly boxType: BoxType;
}

/** Lowest price of an offer for a box type, in minor units. */
export function lowestOf(offer: WeekOffer | undefined, boxType: BoxType): number | null {
  if (!offer) return null;
  const lowest = { '20GP': offer.lowestGp20, '40GP': offer.lowestGp40, '40HQ': offer.lowestHq40 };
  return lowest[boxType];
}

/** Returns twelve weeks of a route, from the week before the requested one. */
export async function weekPrices(
  db: Db,
  { origin, destination, week, boxType, ...shipment }: WeekPricesQuery,
  caller: Caller,
  now: Date,
): Promise<DataOf<typeof freight.selectWeekPrices>> {
  const access = priceAccess(caller);
  const weeks = weeksFrom(addWeeks(week, -1), 12);
  const lane = await laneId(db, origin, destination);
  const [first, last] = [weeks[0] ?? week, weeks.at(-1) ?? week];
  const [offers, carriers, totals] = await Promise.all([
    lane ? weekOffers(db, [lane], first, last, now) : [],
    lane ? weekCarriers(db, lane, week) : [],
    weekTotals(db, { lane, origin, destination, first, last, shipment }, caller, now),
  ]);
  const byWeek = new Map(offers.map((offer) => [offer.week, offer]));
  return {
    access,
    costAccess: totals?.access ?? (access === 'open' ? 'freight' : 'login'),
    carriers,
    weeks: weeks.map((each) => {
      const offer = byWeek.get(each);
      const bookable = offer?.bookable ?? 0;
      const lowest = access === 'open' && bookable > 0 ? lowestOf(offer, boxType) : null;
      const from = mondayOf(each);
      return {
        week: formatWeek(each),
        from,
        to: addDays(from, 6),
        sailings: offer?.sailings ?? 0,
        bookable,
        lowest: totals
          ? (totals.lowest.get(each) ?? null)
          : offer && lowest !== null
            ? { amount: lowest, currency: offer.currency }
            : null,
      };
    }),
  };
}
