import type { attention } from '@fairway/gateway/contract/attention';
import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { attentionListing } from '@fairway/gateway/contract/listings/attention';
import type { Currency } from '@fairway/gateway/contract/shapes';
import { addWeeks, foldedWords, formatWeek, readShipment, type ShipmentQuery } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listPage, listSql } from '../../database/listPage.ts';
import type { Member } from '../../http/caller.ts';
import { canBeBooked } from '../encyclopedia/index.ts';
import {
  bookableWeeks,
  boxPrices,
  byTotalIn,
  commonWeek,
  offersOf,
  priceAccess,
  type WeekTotals,
  weekTotals,
} from '../freight/index.ts';
import { gramsOf, portsByCode } from '../harbour/index.ts';
import { followedBy, toAttention } from './follow.ts';
import { mostFollowed, movedSince } from './rules.ts';

type Search = ListQuery<typeof attentionListing> & ShipmentQuery;

interface Reading {
  readonly db: Db;
  readonly caller: Member;
  readonly now: Date;
}

interface Row {
  readonly id: string;
  /** Null for a route without sailings. */
  readonly lane: string | null;
  readonly origin: string;
  readonly destination: string;
  readonly followedAt: Date;
  readonly week: number;
  readonly sailings: number;
  readonly currency: Currency | null;
  readonly lowestGp20: number | null;
  readonly lowestGp40: number | null;
  readonly lowestHq40: number | null;
  readonly currencyBefore: Currency | null;
  readonly hq40Before: number | null;
  readonly nextDeparture: Date | null;
  readonly sample: boolean | null;
  readonly total: number;
}

/** Every word of a keyword must match one of a route's ports, by any of the terms that find a port. */
const clausesOf = listSql(attentionListing, {
  sorts: {
    followedAt: 'own.followed_at',
    departure: 'next_departure',
    '20GP': 'lowest_gp20',
    '40GP': 'lowest_gp40',
    '40HQ': 'lowest_hq40',
    total: 'lowest_hq40',
    change: 'change_share',
  },
  ties: 'own.followed_at desc, own.id',
  filters: {},
  keyword: (text) => {
    const words = foldedWords(text.replace(/-| (?:to|至|到) /giu, ' '));
    const named = words.map(
      (word) => sql`exists (
        select from port_term where port_code in (own.origin, own.destination)
          and grams @> ${gramsOf(word)}::text[] and strpos(term, ${word}) > 0)`,
    );
    return named.length === 0 ? sql`true` : sql`(${sql.join(named, sql` and `)})`;
  },
});

/**
 * Returns followed routes with the lowest prices of the first week in which each can be booked, and those of the week
 * before.
 */
export async function ratesPage(
  { db, caller, now }: Reading,
  search: Search,
): Promise<DataOf<typeof attention.selectShippingRateByAttention>> {
  const lanes = await sailedLanes(db, caller);
  const weeks = await bookableWeeks(db, lanes, now);
  const common = commonWeek(weeks.values(), now);
  const read = async (query: Search) =>
    (await ratesSql(caller, query, { weeks, common }, now).execute(db)).rows;
  const isRanked = search.sort === 'total' && readShipment(search).shipment !== null;
  // Totals are computed, so that their order needs every followed route, of which there are few.
  const all: Search = { ...search, page: 1, limit: mostFollowed };
  const { rows: readRows, total } = await listPage(read, isRanked ? all : search);
  const totals = await totalsOf({ db, caller, now }, readRows, search);
  const rows = isRanked ? rankedByTotal(readRows, totals, search) : readRows;
  const ports = await portsByCode(db, [
    ...new Set(rows.flatMap(({ origin, destination }) => [origin, destination])),
  ]);
  const access = priceAccess(caller);
  return {
    rows: rows.flatMap((row) => {
      const [origin, destination] = [ports.get(row.origin), ports.get(row.destination)];
      if (!origin || !destination) return [];
      const cost = totals.get(row.id);
      const amounts = { gp20: row.lowestGp20, gp40: row.lowestGp40, hq40: row.lowestHq40 };
      return {
        attention: toAttention(row, { origin, destination }),
        week: formatWeek(row.week),
        nextDeparture: row.nextDeparture ? { at: row.nextDeparture.toISOString(), zone: origin.zone } : null,
        sailings: row.sailings,
        prices: access === 'open' && row.currency ? boxPrices(amounts, row.currency) : null,
        ...movedSince(
          { amount: access === 'open' ? row.lowestHq40 : null, currency: row.currency },
          { amount: row.hq40Before, currency: row.currencyBefore },
        ),
        total: cost?.lowest.get(row.week) ?? null,
        costAccess: cost?.access ?? (access === 'open' ? 'freight' : 'login'),
      };
    }),
    total,
    page: search.page,
    limit: search.limit,
    week: formatWeek(common),
    access,
    sample: rows.some(({ sample }) => sample === true),
  };
}

/** Returns the totals of a shipment in the week of each row; none without a shipment. */
async function totalsOf(
  { db, caller, now }: Reading,
  rows: readonly Row[],
  shipment: ShipmentQuery,
): Promise<ReadonlyMap<string, WeekTotals>> {
  if (readShipment(shipment).shipment === null) return new Map();
  const totals = await Promise.all(
    rows.map(async ({ id, lane, origin, destination, week }): Promise<[string, WeekTotals][]> => {
      const weeks = { first: week, last: week };
      const cost = await weekTotals(db, { lane, origin, destination, ...weeks, shipment }, caller, now);
      return cost ? [[id, cost]] : [];
    }),
  );
  return new Map(totals.flat());
}

/** A page of rows by the totals of their weeks; rows without one come last in both directions. */
function rankedByTotal(
  rows: readonly Row[],
  totals: ReadonlyMap<string, WeekTotals>,
  { order, page, limit }: Search,
): Row[] {
  const byAmount = byTotalIn(order);
  const amountOf = ({ id, week }: Row) => totals.get(id)?.lowest.get(week)?.amount ?? null;
  return rows
    .map((row) => ({ row, amount: amountOf(row) }))
    .sort((one, other) => byAmount(one.amount, other.amount))
    .map(({ row }) => row)
    .slice((page - 1) * limit, page * limit);
}

/** Returns the ids of the followed routes that have a sea route. */
async function sailedLanes(db: Db, { tenantId, accountId }: Member): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lane.id from attention join sea_route as lane using (origin, destination)
    where tenant_id = ${tenantId} and account_id = ${accountId}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Weeks {
  /** The week of each route, and the most common one. */
  readonly weeks: ReadonlyMap<string, number>;
  readonly common: number;
}

function ratesSql(
  { tenantId, accountId }: Member,
  search: Search,
  { weeks, common }: Weeks,
  now: Date,
): RawBuilder<Row> {
  const { where, orderBy, slice, total } = clausesOf(search);
  const [ids, own] = [[...weeks.keys()], [...weeks.values()]];
  const before = own.map((week) => addWeeks(week, -1));
  const [first, last] = [Math.min(addWeeks(common, -1), ...before), Math.max(common, ...own)];
  // Read one after the other: what is followed is spread by tenant, and sailings by route.
  return sql<Row>`
    with own as materialized (
      select id, origin, destination, followed_at from attention
      where tenant_id = ${tenantId} and account_id = ${accountId}
    ),
    offer as materialized (${offersOf(sql`select unnest(${ids}::uuid[])`, first, last, now)}),
    departing as materialized (
      select sea_route_id, min(departure) as next_departure from sailing
      where sea_route_id = any (${ids}::uuid[]) and ${canBeBooked(now)} group by sea_route_id
    ),
    lane_week as (
      select * from unnest(${ids}::uuid[], ${own}::int[], ${before}::int[]) as lane (id, week, week_before)
    )
    select own.id, lane.id as lane, own.origin, own.destination, own.followed_at,
      coalesce(lane_week.week, ${common}) as week, coalesce(this.sailings, 0) as sailings,
      this.currency, this.lowest_gp20, this.lowest_gp40, this.lowest_hq40,
      earlier.currency as currency_before, earlier.lowest_hq40 as hq40_before,
      departing.next_departure,
      case when this.currency = earlier.currency
        then this.lowest_hq40::numeric / nullif(earlier.lowest_hq40, 0) end as change_share,
      this.sample, ${total} as total
    from own
    left join sea_route as lane on lane.origin = own.origin and lane.destination = own.destination
    left join lane_week on lane_week.id = lane.id
    left join departing on departing.sea_route_id = lane.id
    left join offer as this on this.sea_route_id = lane.id and this.week = lane_week.week
    left join offer as earlier on earlier.sea_route_id = lane.id and earlier.week = lane_week.week_before
    where ${where}
    order by ${orderBy} ${slice}`;
}

/** Returns followed routes without prices, the most recently followed first. */
export async function attentionPage(
  { db, caller }: Reading,
  { page, limit, order }: Pick<Search, 'page' | 'limit' | 'order'>,
): Promise<DataOf<typeof attention.selectAttentionList>> {
  const all = await followedBy(db, caller).orderBy('followedAt', order).orderBy('id').execute();
  const rows = all.slice((page - 1) * limit, page * limit);
  const ports = await portsByCode(db, [
    ...new Set(rows.flatMap(({ origin, destination }) => [origin, destination])),
  ]);
  return {
    rows: rows.flatMap((row) => {
      const [origin, destination] = [ports.get(row.origin), ports.get(row.destination)];
      return origin && destination ? [toAttention(row, { origin, destination })] : [];
    }),
    total: all.length,
    page,
    limit,
  };
}
