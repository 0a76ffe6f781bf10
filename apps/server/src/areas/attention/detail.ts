import type { attention } from '@fairway/gateway/contract/attention';
import type { DataOf } from '@fairway/gateway/contract/call';
import { addWeeks, formatWeek, mondayOf, weeksFrom } from '@fairway/trade';
import type { Handling } from '../../http/answer.ts';
import {
  bookableWeek,
  boxPrices,
  comingSailings,
  laneEnds,
  laneId,
  priceAccess,
  trendStart,
  type WeekOffer,
  weekOffers,
  weekTotals,
} from '../freight/index.ts';
import { findAttention, toAttention } from './follow.ts';
import { movedSince } from './rules.ts';

const weeksBack = 12;
const noneComing = { next: [], cheapest: null, quickest: null };

/** Returns one route for an account that follows it or used to: its price history and next departures. */
export async function attentionDetail({
  query,
  caller,
  db,
  now,
  refuse,
}: Handling<typeof attention.selectAttentionDetail>): Promise<
  DataOf<typeof attention.selectAttentionDetail>
> {
  const ends = await laneEnds(db, query);
  if (!ends || query.origin === query.destination) return refuse('notFound');
  const access = priceAccess(caller);
  const { origin, destination, ...shipment } = query;
  const [own, seaRouteId] = await Promise.all([
    findAttention(db, caller, query),
    laneId(db, query.origin, query.destination),
  ]);
  const week = await bookableWeek(db, seaRouteId, now);
  const weeks = { first: trendStart(week), last: week };
  const [offers, coming, totals] = await Promise.all([
    seaRouteId ? weekOffers(db, [seaRouteId], weeks.first, weeks.last, now) : [],
    seaRouteId ? comingSailings(db, { seaRouteId, ...ends, shipment, now }, caller) : noneComing,
    weekTotals(
      db,
      { lane: seaRouteId, origin, destination, ...weeks, shipment, withPast: true },
      caller,
      now,
    ),
  ]);
  const offerOf = new Map(offers.map((offer) => [offer.week, offer]));
  const quoteOf = (offer: WeekOffer | undefined) => ({
    amount: access === 'open' ? (offer?.lowestHq40 ?? null) : null,
    currency: offer?.currency ?? null,
  });
  const latest = offers.map(({ updatedAt }) => updatedAt.getTime());
  return {
    ...ends,
    attention: own ? toAttention(own, ends) : null,
    access,
    costAccess: totals?.access ?? (access === 'open' ? 'freight' : 'login'),
    week: formatWeek(week),
    weeks: weeksFrom(weeks.first, weeksBack).map((each) => {
      const offer = offerOf.get(each);
      return {
        week: formatWeek(each),
        from: mondayOf(each),
        sailings: offer?.sailings ?? 0,
        prices: offer && access === 'open' ? boxPrices(amountsOf(offer), offer.currency) : null,
        total: totals?.lowest.get(each) ?? null,
      };
    }),
    ...movedSince(quoteOf(offerOf.get(week)), quoteOf(offerOf.get(addWeeks(week, -1)))),
    coming: [...coming.next],
    cheapest: coming.cheapest,
    quickest: coming.quickest,
    updatedAt: latest.length > 0 ? new Date(Math.max(...latest)).toISOString() : null,
    sample: offers.some(({ sample }) => sample),
  };
}

function amountsOf({ lowestGp20, lowestGp40, lowestHq40 }: WeekOffer) {
  return { gp20: lowestGp20, gp40: lowestGp40, hq40: lowestHq40 };
}
