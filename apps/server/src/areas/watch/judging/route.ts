import { dayMs, type Shipment, type WatchedTotals } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { dayAt } from '../../../time/zone.ts';
import { laneTariff, totalsBy } from '../../freight/index.ts';
import type { ImportedVersion, PublishedValues } from '../../sailingHistory/index.ts';

/** A route as judging and emails need it. */
export interface WatchedRoute {
  readonly origin: string;
  readonly destination: string;
  readonly zone: string;
  readonly namesZh: string;
  readonly namesEn: string;
}

export function selectWatchedRoutes(db: Db) {
  return db
    .selectFrom('seaRoute')
    .innerJoin('port as loading', 'loading.code', 'seaRoute.origin')
    .innerJoin('port as discharge', 'discharge.code', 'seaRoute.destination')
    .select(['seaRoute.id', 'seaRoute.origin', 'seaRoute.destination', 'loading.zone'])
    .select(sql<string>`loading.name_zh || ' → ' || discharge.name_zh`.as('namesZh'))
    .select(sql<string>`loading.name_en || ' → ' || discharge.name_en`.as('namesEn'));
}

export function readRoute(db: Db, seaRouteId: string): Promise<WatchedRoute> {
  return selectWatchedRoutes(db).where('seaRoute.id', '=', seaRouteId).executeTakeFirstOrThrow();
}

/** Ids of the versions that are the first of their carrier on a route. A carrier with a sailing of before the versions is known. */
export async function newCarriers(db: Db, seaRouteId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ first: string }>`
    select min(first) as first from (
      select coalesce(max(version.carrier_code), max(sailing.carrier_code)) as carrier,
        case when bool_or(version.added) then min(version.id) else 0 end as first
      from sailing_version as version join version_source as source on source.id = version.source_id
      left join sailing on sailing.sea_route_id = version.sea_route_id and sailing.id = version.sailing_id
      where version.sea_route_id = ${seaRouteId} and not source.sample
      group by version.sailing_id
      union all
      select carrier_code, 0 from sailing
      where sea_route_id = ${seaRouteId} and not sample
        and not exists (
          select from sailing_version as version
          where version.sea_route_id = sailing.sea_route_id and version.sailing_id = sailing.id
        )
    ) as known
    where carrier is not null group by carrier`.execute(db);
  return new Set(rows.map(({ first }) => first));
}

/**
 * Returns a shipment's totals before and after each change, by the surcharges that apply now. Watches with the same
 * shipment share them.
 */
export async function routeTotals(
  db: Db,
  { origin, destination, zone }: WatchedRoute,
  changes: readonly ImportedVersion[],
  now: Date,
): Promise<(shipment: Shipment | null) => (version: ImportedVersion) => WatchedTotals> {
  const days = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((values) => (values ? [dayAt(new Date(values.departure), zone)] : []))
    .toSorted();
  const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
  const ends = { origin: { code: origin, zone }, destination: { code: destination } };
  const tariff = await laneTariff(db, { ...ends, from, to }, now);
  const byShipment = new Map<string, (version: ImportedVersion) => WatchedTotals>();
  return (shipment) => {
    if (!shipment) return () => ({ before: null, after: null });
    const key = JSON.stringify(shipment);
    const totals = byShipment.get(key) ?? totalsOnce(totalsBy(tariff, shipment, 'open'));
    byShipment.set(key, totals);
    return totals;
  };
}

function daysUnderWay({ departure, arrival }: PublishedValues): number {
  return Math.round((Date.parse(arrival) - Date.parse(departure)) / dayMs);
}

/** Totals before and after a change; those of each version are computed once. */
function totalsOnce(totalOf: ReturnType<typeof totalsBy>): (version: ImportedVersion) => WatchedTotals {
  const byVersion = new Map<string, WatchedTotals>();
  return (version) => {
    const known = byVersion.get(version.id);
    if (known) return known;
    const total = (values: ImportedVersion['after']) =>
      values &&
      totalOf({
        ...values.prices,
        ...{ carrierCode: version.carrierCode, sample: false, departure: new Date(values.departure) },
        ...{ transitPort: values.transitPort, way: version.way, transitDays: daysUnderWay(values) },
      }).total;
    const totals = { before: total(version.before), after: total(version.after) };
    byVersion.set(version.id, totals);
    return totals;
  };
}
