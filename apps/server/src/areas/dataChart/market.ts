import type { LaneIndex, Market } from '@fairway/gateway/contract/dataChart';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import { addWeeks, formatWeek, mondayOf, weeksFrom } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import {
  baseWeek,
  bookableWeek,
  boxPrices,
  indexOf,
  laneEnds,
  laneId,
  lowestOf,
  referenceLanes,
  type WeekOffer,
  weekOffers,
} from '../freight/index.ts';
import { portsByCode } from '../harbour/index.ts';
import { withGaps } from './rules.ts';

export interface MarketAsked {
  readonly origin: string;
  readonly destination: string;
  readonly weeks: number;
  readonly boxType: BoxType;
}

/** The most other lanes to compare a lane with. */
const mostOthers = 3;

/** Returns a route over the last weeks, for visitors as an index; undefined if a port code is unknown. */
export async function marketOf(
  db: Db,
  query: MarketAsked,
  access: 'open' | 'login',
  now: Date,
): Promise<Market | undefined> {
  const ends = await laneEnds(db, query);
  if (!ends || query.origin === query.destination) return undefined;
  const [own, busiest] = await Promise.all([
    laneId(db, query.origin, query.destination),
    referenceLanes(db, now),
  ]);
  const last = await bookableWeek(db, own, now);
  const first = addWeeks(last, 1 - query.weeks);
  const others = busiest.filter(({ id }) => id !== own).slice(0, mostOthers);
  const ids = [...(own ? [own] : []), ...others.map(({ id }) => id)];
  const [offers, transit, carriers, ports] = await Promise.all([
    weekOffers(db, ids, first, last, now),
    own ? transitOf(db, own, first, last) : [],
    own ? carriersOf(db, own, first, last) : [],
    portsByCode(db, [...new Set(others.flatMap(({ origin, destination }) => [origin, destination]))]),
  ]);
  const weeks = weeksFrom(first, query.weeks);
  const offerOf = new Map(offers.map((offer) => [`${offer.seaRouteId} ${offer.week}`, offer]));
  const quotesOf = (id: string | null) =>
    weeks.map((week) => quoteOf(offerOf.get(`${id} ${week}`), query.boxType));
  const base = baseWeek([own, ...others.map(({ id }) => id)].map(quotesOf));
  const indexed = (id: string | null, lane: Pick<LaneIndex, 'origin' | 'destination'>): LaneIndex => ({
    origin: lane.origin,
    destination: lane.destination,
    index: indexOf(quotesOf(id), base),
  });
  const baseOf = base === null ? undefined : weeks[base];
  const ownOffer = (week: number) => offerOf.get(`${own} ${week}`);
  const latest = offers.map(({ updatedAt }) => updatedAt.getTime());
  const current = ownOffer(last);
  return {
    ...ends,
    weeks: weeks.map((week) => ({
      week: formatWeek(week),
      from: mondayOf(week),
      sailings: ownOffer(week)?.sailings ?? 0,
    })),
    lanes: [
      indexed(own, ends),
      ...others.flatMap(({ id, ...lane }) => {
        const [origin, destination] = [ports.get(lane.origin), ports.get(lane.destination)];
        return origin && destination ? [indexed(id, { origin, destination })] : [];
      }),
    ],
    baseWeek: baseOf === undefined ? null : formatWeek(baseOf),
    access,
    prices: access === 'open' && current ? pricesOf(current) : null,
    transit: withGaps(transit),
    carriers: carriers.map(({ sailings, ...carrier }) => ({ carrier, sailings })),
    updatedAt: latest.length > 0 ? new Date(Math.max(...latest)).toISOString() : null,
    sample: offers.some(({ sample }) => sample),
  };
}

function quoteOf(offer: WeekOffer | undefined, boxType: BoxType) {
  const amount = lowestOf(offer, boxType);
  return offer && amount !== null ? { amount, currency: offer.currency } : null;
}

function pricesOf({ lowestGp20, lowestGp40, lowestHq40, currency }: WeekOffer) {
  return boxPrices({ gp20: lowestGp20, gp40: lowestGp40, hq40: lowestHq40 }, currency);
}

async function transitOf(db: Db, seaRouteId: string, first: number, last: number) {
  const { rows } = await sql<{ days: number; sailings: number }>`
    select transit_days as days, count(*)::int as sailings from sailing
    where sea_route_id = ${seaRouteId} and week between ${first} and ${last}
    group by transit_days order by transit_days`.execute(db);
  return rows;
}

async function carriersOf(db: Db, seaRouteId: string, first: number, last: number) {
  const { rows } = await sql<{ code: string; nameZh: string; nameEn: string; sailings: number }>`
    select carrier.code, carrier.name_zh, carrier.name_en, count(*)::int as sailings
    from sailing join carrier on carrier.code = sailing.carrier_code
    where sea_route_id = ${seaRouteId} and week between ${first} and ${last}
    group by carrier.code order by sailings desc, carrier.code`.execute(db);
  return rows;
}
