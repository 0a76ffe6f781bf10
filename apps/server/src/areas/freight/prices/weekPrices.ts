import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import { addDays, addWeeks, formatWeek, mondayOf, weeksFrom } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { laneId, type WeekOffer, weekOffers } from './weekStore.ts';

export interface WeekPricesQuery {
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

/** Twelve weeks of a lane, from the week before the one asked. */
export async function weekPrices(
  db: Db,
  { origin, destination, week, boxType }: WeekPricesQuery,
  access: 'open' | 'login',
  now: Date,
): Promise<DataOf<typeof freight.selectWeekPrices>> {
  const weeks = weeksFrom(addWeeks(week, -1), 12);
  const lane = await laneId(db, origin, destination);
  const offers = lane ? await weekOffers(db, [lane], weeks[0] ?? week, weeks.at(-1) ?? week, now) : [];
  const byWeek = new Map(offers.map((offer) => [offer.week, offer]));
  return {
    access,
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
        lowest: offer && lowest !== null ? { amount: lowest, currency: offer.currency } : null,
      };
    }),
  };
}
