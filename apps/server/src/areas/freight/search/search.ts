import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import type { Port } from '@fairway/gateway/contract/harbour';
import { addDays, mondayOf, readShipment, type ShipmentQuery, type ShipmentTotal } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { portsByCode } from '../../harbour/index.ts';
import { ratesUsed } from '../cost/costSheet.ts';
import { costAccessOf, laneTariff, totalsBy } from '../cost/laneCosts.ts';
import { cheapestOf, rankedPage } from '../cost/rankedPage.ts';
import { toCost } from '../cost/sailingCost.ts';
import { laneId } from '../prices/weekStore.ts';
import { priceAccess } from '../rules.ts';
import { toSailing } from '../sailings/listedSailing.ts';
import {
  findListed,
  findRankable,
  findSailings,
  type RankableRow,
  type SailingPage,
  type Search,
} from './searchStore.ts';

type Answer = DataOf<typeof freight.selectSailings>;

/** A page of a lane's week as the caller may see it; undefined when a port is unknown. */
export async function searchSailings(
  db: Db,
  search: Search & ShipmentQuery,
  caller: Caller,
  now: Date,
): Promise<Answer | undefined> {
  const { shipment } = readShipment(search);
  const access = priceAccess(caller);
  const isCosted = shipment !== null && access === 'open';
  // By total, the page follows from the costs; in every other order it is read next to them.
  const isByTotal = isCosted && search.sort === 'total';
  const [ends, plainPage, rankable, lane] = await Promise.all([
    laneEnds(db, search),
    isByTotal ? null : findSailings(db, search, now),
    isCosted ? findRankable(db, search, now) : [],
    isCosted ? laneId(db, search.origin, search.destination) : null,
  ]);
  if (!ends) return undefined;
  const costAccess = isCosted
    ? await costAccessOf(db, caller, lane, now)
    : access === 'open'
      ? 'freight'
      : 'login';
  const tariff = isCosted ? await laneTariff(db, { ...ends, ...daysOf(search.week) }, now) : null;
  const totalOf =
    tariff && shipment && costAccess !== 'login' ? totalsBy(tariff, shipment, costAccess) : null;
  const ranked = totalOf ? rankable.map((row) => rankedBy(totalOf(row), row)) : [];
  const page = plainPage ?? (await totalPage(db, search, ranked));
  const cheapest = cheapestOf(ranked);
  return {
    rows: page.rows.map((row) => ({
      ...toSailing(row, ends.origin, ends.destination, access, now),
      cost: totalOf && toCost(totalOf(row)),
    })),
    total: page.total,
    departures: page.departures,
    page: search.page,
    limit: search.limit,
    ...ends,
    access,
    costAccess,
    cheapest: shipment && cheapest !== null ? { amount: cheapest, currency: shipment.currency } : null,
    rates: tariff
      ? ratesUsed(
          tariff.rates,
          ranked.map(({ sum }) => sum),
        )
      : [],
    updatedAt: page.updatedAt?.toISOString() ?? null,
    sample: page.sample,
  };
}

/** The days on which sailings of a week depart. */
function daysOf(week: number): { readonly from: string; readonly to: string } {
  const from = mondayOf(week);
  return { from, to: addDays(from, 6) };
}

interface Ranked extends RankableRow {
  readonly sum: ShipmentTotal;
  readonly total: number | null;
}

function rankedBy(sum: ShipmentTotal, row: RankableRow): Ranked {
  return { ...row, sum, total: sum.total };
}

async function totalPage(db: Db, search: Search, ranked: readonly Ranked[]): Promise<SailingPage> {
  const { ids, departures } = rankedPage(ranked, search);
  const latest = Math.max(...ranked.map(({ updatedAt }) => updatedAt.getTime()));
  return {
    rows: await findListed(db, ids),
    total: ranked.length,
    departures,
    updatedAt: ranked.length > 0 ? new Date(latest) : null,
    sample: ranked.some(({ sample }) => sample),
  };
}

export interface LaneCodes {
  readonly origin: string;
  readonly destination: string;
}

/** Both ports of a lane; undefined when no port has one of the codes. */
export async function laneEnds(
  db: Db,
  codes: LaneCodes,
): Promise<{ origin: Port; destination: Port } | undefined> {
  const ports = await portsByCode(db, [codes.origin, codes.destination]);
  const origin = ports.get(codes.origin);
  const destination = ports.get(codes.destination);
  return origin && destination ? { origin, destination } : undefined;
}
