import type { NewsBrief, NewsDetail } from '@fairway/gateway/contract/news';
import { addWeeks, formatWeek } from '@fairway/trade';
import {
  bookableWeeks,
  boxPrices,
  changePercent,
  commonWeek,
  laneId,
  lowestOf,
  priceAccess,
  weekOffers,
} from '../../freight/index.ts';
import type { Reading } from '../store.ts';

/**
 * Reference prices of an article's routes in the first bookable week, for readers who may see prices; null if no route
 * has a sailing then.
 */
export async function lanePrices(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  lanes: NewsBrief['lanes'],
): Promise<NewsDetail['lanePrices']> {
  const known = await Promise.all(
    lanes.map(async ({ origin, destination }) => ({
      origin: origin.code,
      destination: destination.code,
      id: await laneId(db, origin.code, destination.code),
    })),
  );
  const sailed = known.flatMap(({ id, ...lane }) => (id === null ? [] : [{ id, ...lane }]));
  if (sailed.length === 0) return null;
  const ids = sailed.map(({ id }) => id);
  // An article names one week, so that the offers of its routes can be compared.
  const week = commonWeek((await bookableWeeks(db, ids, now)).values(), now);
  const offers = await weekOffers(db, ids, addWeeks(week, -1), week, now);
  const open = priceAccess(caller) === 'open';
  const rows = sailed.flatMap(({ id, origin, destination }) => {
    const of = (offerWeek: number) =>
      offers.find((offer) => offer.seaRouteId === id && offer.week === offerWeek);
    const [offer, before] = [of(week), of(addWeeks(week, -1))];
    if (!offer || offer.bookable === 0) return [];
    const { lowestGp20: gp20, lowestGp40: gp40, lowestHq40: hq40, currency } = offer;
    return {
      origin,
      destination,
      price: open ? boxPrices({ gp20, gp40, hq40 }, currency)['40HQ'] : null,
      change: open ? changePercent(lowestOf(offer, '40HQ'), lowestOf(before, '40HQ')) : null,
    };
  });
  if (rows.length === 0) return null;
  return {
    week: formatWeek(week),
    access: priceAccess(caller),
    sample: offers.some(({ sample }) => sample),
    rows,
  };
}
