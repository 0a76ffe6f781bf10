import type { DataOf } from '@fairway/gateway/contract/call';
import type { Emissions } from '@fairway/gateway/contract/emissions';
import type { freight } from '@fairway/gateway/contract/freight';
import type { Port } from '@fairway/gateway/contract/harbour';
import type { CostAccess, ShipmentCost } from '@fairway/gateway/contract/shipmentCost';
import { addDays, mondayOf, readShipment, type ShipmentQuery, type ShipmentTotal } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { dayAt } from '../../../time/zone.ts';
import { portsByCode } from '../../harbour/index.ts';
import { recentCallsBetween, reliabilityOf } from '../../sailingHistory/index.ts';
import { ratesUsed } from '../cost/costSheet.ts';
import { type CostedRow, costAccessOf, laneTariffRows, toLaneTariff, totalsBy } from '../cost/laneCosts.ts';
import { cheapestOf } from '../cost/rankedPage.ts';
import { toCost } from '../cost/sailingCost.ts';
import { priceAccess } from '../rules.ts';
import { toSailing } from '../sailings/listedSailing.ts';
import { emissionsOf } from '../way/emissions.ts';
import { laneWays, type RouteEnds, type WaySailing } from '../way/laneWays.ts';
import { type AssessedRow, assessedPage, isComputed, matchingRows, needsOf } from './ranking.ts';
import {
  findRankable,
  findSailings,
  type ListedSailing,
  type RankableRow,
  type SailingPage,
  type Search,
} from './searchStore.ts';

type Answer = DataOf<typeof freight.selectSailings>;

/** Returns a page of a route's week as the caller may see it; undefined if a port is unknown. */
export async function searchSailings(
  db: Db,
  search: Search & ShipmentQuery,
  caller: Caller,
  now: Date,
): Promise<Answer | undefined> {
  const { shipment } = readShipment(search);
  const access = priceAccess(caller);
  const isCosted = shipment !== null && access === 'open';
  // For computed values the page is taken from all sailings of the week; otherwise it is read in parallel with them.
  const isRanked = isComputed(search, isCosted);
  const plainAccess: CostAccess = access === 'open' ? 'freight' : 'login';
  const [ends, plainPage, rankable, calls, costAccess, tariffRows] = await Promise.all([
    laneEnds(db, search),
    isRanked ? null : findSailings(db, search, now),
    isCosted || isRanked ? findRankable(db, search, now) : [],
    recentCallsBetween(db, laneOf(search), now),
    isCosted ? laneAccess(db, search, caller, now) : plainAccess,
    isCosted ? laneTariffRows(db, { ...laneOf(search), ...daysOf(search.week) }, now) : null,
  ]);
  if (!ends) return undefined;
  const ways = tariffRows?.ways ?? (await laneWays(db, search));
  const tariff = tariffRows && toLaneTariff(tariffRows, ends.origin.zone);
  const reliability = reliabilityOf(calls);
  const totalOf =
    tariff && shipment && costAccess !== 'login' ? totalsBy(tariff, shipment, costAccess) : null;
  // Most sailings of a week take the same way, and its emissions change with a new edition of factors only.
  const emissionsBy = new Map<string, Emissions | null>();
  const emissionsAt = (sailing: WaySailing & { readonly departure: Date }) => {
    const nauticalMiles = ways.milesOf(sailing);
    if (nauticalMiles === null) return null;
    const day = dayAt(sailing.departure, ends.origin.zone);
    const key = `${nauticalMiles} ${day}`;
    const emissions = emissionsBy.get(key) ?? emissionsOf({ lane: ways.lane, nauticalMiles, day }, shipment);
    emissionsBy.set(key, emissions);
    return emissions;
  };
  const { needsWay, needsGrams } = needsOf(search);
  const assess = (row: RankableRow): AssessedRow => {
    const emissions = needsGrams ? emissionsAt(row) : null;
    return {
      ...row,
      sum: totalOf?.(row) ?? null,
      wayName: needsWay ? (ways.takenBy(row)?.name ?? null) : null,
      grams: emissions && (emissions.shipment ?? emissions.perTeu),
      reliability: reliability.get(row.carrierCode) ?? null,
    };
  };
  const rows = matchingRows(rankable.map(assess), search);
  const sums = new Map(rows.map(({ id, sum }) => [id, sum]));
  const page = plainPage ?? computedPage(search, rows);
  const cheapest = cheapestOf(rows.map(({ bookable, sum }) => ({ bookable, total: sum?.total ?? null })));
  const costs = new Map<ShipmentTotal, ShipmentCost>();
  const costOf = (sum: ShipmentTotal) => {
    const cost = costs.get(sum) ?? toCost(sum);
    costs.set(sum, cost);
    return cost;
  };
  return {
    rows: page.rows.map((row) => {
      const sailing = costedOf(row);
      return {
        ...toSailing(row, ends.origin, ends.destination, access, now),
        cost: totalOf && costOf(sums.get(row.id) ?? totalOf(sailing)),
        freeDays: { demurrage: row.demurrageDays, detention: row.detentionDays },
        way: ways.takenBy(sailing),
        emissions: emissionsAt(sailing),
        reliability: reliability.get(row.carrierCode) ?? null,
      };
    }),
    total: page.total,
    departures: page.departures,
    bookable: page.bookable,
    page: search.page,
    limit: search.limit,
    ...ends,
    access,
    costAccess,
    cheapest: shipment && cheapest !== null ? { amount: cheapest, currency: shipment.currency } : null,
    rates: tariff
      ? ratesUsed(
          tariff.rates,
          rows.flatMap(({ sum }) => sum ?? []),
        )
      : [],
    updatedAt: page.updatedAt?.toISOString() ?? null,
    sample: page.sample,
  };
}

/** Returns the values that a total and a way depend on; copies of whole rows showed in the profile of a search. */
function costedOf(row: ListedSailing): CostedRow {
  const { carrierCode, departure, sample, transitDays, way, currency, priceGp20, priceGp40, priceHq40 } = row;
  const transitPort = row.transitCode;
  const costed = { carrierCode, departure, sample, transitPort, transitDays, way, currency };
  return Object.assign(costed, { priceGp20, priceGp40, priceHq40 });
}

const laneOf = ({ origin, destination }: Search) => ({ origin, destination });

function laneAccess(db: Db, { origin, destination }: Search, caller: Caller, now: Date): Promise<CostAccess> {
  const lane = sql<string>`(select id from sea_route where origin = ${origin} and destination = ${destination})`;
  return costAccessOf(db, caller, lane, now);
}

/** The days on which sailings of a week depart. */
function daysOf(week: number): { readonly from: string; readonly to: string } {
  const from = mondayOf(week);
  return { from, to: addDays(from, 6) };
}

function computedPage(search: Search, rows: readonly AssessedRow[]): SailingPage {
  const page = assessedPage(rows, search);
  const latest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
  return {
    ...page,
    total: rows.length,
    bookable: rows.filter(({ bookable }) => bookable).length,
    updatedAt: rows.length > 0 ? new Date(latest) : null,
    sample: rows.some(({ sample }) => sample),
  };
}

/** Returns both ports of a route; undefined if a port code is unknown. */
export async function laneEnds(
  db: Db,
  codes: RouteEnds,
): Promise<{ origin: Port; destination: Port } | undefined> {
  const ports = await portsByCode(db, [codes.origin, codes.destination]);
  const origin = ports.get(codes.origin);
  const destination = ports.get(codes.destination);
  return origin && destination ? { origin, destination } : undefined;
}
