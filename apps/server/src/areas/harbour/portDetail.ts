import type { DataOf } from '@fairway/gateway/contract/call';
import type { PortBrief } from '@fairway/gateway/contract/harbour';
import type { harbourInfo, PortDetail } from '@fairway/gateway/contract/harbourInfo';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { departureListing } from '@fairway/gateway/contract/listings/departures';
import { addDays } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listPage, listSql } from '../../database/listPage.ts';
import { dayAt, instantAt } from '../../time/zone.ts';
import {
  aheadOf,
  type DepartureRow,
  daysAhead,
  departureColumns,
  departureTables,
  toDeparture,
} from '../encyclopedia/index.ts';
import { seaLanes } from './distance.ts';
import { type PortRow, toPort } from './store.ts';

/** A sailing that leaves or reaches the port within the days ahead. */
interface CallRow {
  readonly kind: 'departure' | 'arrival';
  readonly time: Date;
  readonly transitDays: number;
  readonly direct: boolean;
  readonly carrierCode: string;
  readonly carrierZh: string;
  readonly carrierEn: string;
  /** The port on the other side, its country and its group of routes. */
  readonly other: string;
  readonly countryCode: string;
  readonly groupCode: string;
  readonly groupZh: string;
  readonly groupEn: string;
  readonly sample: boolean;
}

/** Longest sailing of the schedule: whatever arrives within the days ahead left later than so long ago. */
const longestTransit = sql.raw(`interval '100 days'`);

/** A port with what its page tells; undefined for a code that no container port has. */
export async function portDetail(db: Db, code: string, now: Date): Promise<PortDetail | undefined> {
  const [port, calls] = await Promise.all([findPort(db, code), callsOf(db, code, now)]);
  if (!port) return undefined;
  const departures = calls.filter(({ kind }) => kind === 'departure');
  return {
    port: toPort(port),
    aliases: port.aliases,
    alsoKnownAs: port.alsoKnownAs,
    group: { code: port.groupCode, nameZh: port.groupZh, nameEn: port.groupEn },
    introZh: port.introZh,
    introEn: port.introEn,
    ...counted(calls),
    direct: departures.filter(({ direct }) => direct).length,
    destinations: new Set(departures.map(({ other }) => other)).size,
    countries: new Set(departures.map(({ countryCode }) => countryCode)).size,
    days: daysOf(calls, port.zone, now),
    lanes: lanesOf(calls),
    carriers: carriersOf(calls),
    nearest: calls.length === 0 ? await nearestWithCalls(db, port) : null,
    sample: calls.some(({ sample }) => sample),
  };
}

async function findPort(db: Db, code: string) {
  return db
    .selectFrom('port')
    .innerJoin('routeGroup', 'routeGroup.code', 'port.groupCode')
    .selectAll('port')
    .select(['routeGroup.nameZh as groupZh', 'routeGroup.nameEn as groupEn'])
    .where('port.code', '=', code)
    .where('containerPort', '=', true)
    .executeTakeFirst();
}

async function callsOf(db: Db, code: string, now: Date): Promise<readonly CallRow[]> {
  const { rows } = await sql<CallRow>`
    select calls.kind, calls.time, calls.transit_days, calls.transit_port is null as direct, calls.sample,
      carrier.code as carrier_code, carrier.name_zh as carrier_zh, carrier.name_en as carrier_en,
      port.code as other, port.country_code, route_group.code as group_code,
      route_group.name_zh as group_zh, route_group.name_en as group_en
    from (
      select 'departure' as kind, departure as time, destination as other, transit_days, transit_port,
        carrier_code, sailing.sample
      from sea_route join sailing on sailing.sea_route_id = sea_route.id
      where origin = ${code} and departure >= ${now} and departure < ${aheadOf(now)}
      union all
      select 'arrival', arrival, origin, transit_days, transit_port, carrier_code, sailing.sample
      from sea_route join sailing on sailing.sea_route_id = sea_route.id
      where destination = ${code} and arrival >= ${now} and arrival < ${aheadOf(now)}
        and departure >= ${now}::timestamptz - ${longestTransit} and departure < ${aheadOf(now)}
    ) as calls
    join carrier on carrier.code = calls.carrier_code
    join port on port.code = calls.other
    join route_group on route_group.code = port.group_code`.execute(db);
  return rows;
}

function counted(calls: readonly CallRow[]) {
  const departures = calls.filter(({ kind }) => kind === 'departure').length;
  return { departures, arrivals: calls.length - departures };
}

function daysOf(calls: readonly CallRow[], zone: string, now: Date): PortDetail['days'] {
  const today = dayAt(now, zone);
  const byDay = Map.groupBy(calls, ({ time }) => dayAt(time, zone));
  return Array.from({ length: daysAhead }, (_, index) => {
    const day = addDays(today, index);
    return { day, ...counted(byDay.get(day) ?? []) };
  });
}

function lanesOf(calls: readonly CallRow[]): PortDetail['lanes'] {
  const byGroup = [...Map.groupBy(calls, ({ groupCode }) => groupCode).values()];
  return byGroup
    .flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      const days = of.filter(({ kind }) => kind === 'departure').map(({ transitDays }) => transitDays);
      const group: PortBrief = { code: first.groupCode, nameZh: first.groupZh, nameEn: first.groupEn };
      return [{ group, ...counted(of), fastest: days.length > 0 ? Math.min(...days) : null }];
    })
    .sort((a, b) => b.departures - a.departures || b.arrivals - a.arrivals);
}

function carriersOf(calls: readonly CallRow[]): PortDetail['carriers'] {
  const byCarrier = [...Map.groupBy(calls, ({ carrierCode }) => carrierCode).values()];
  return byCarrier
    .flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      const { carrierCode: code, carrierZh: nameZh, carrierEn: nameEn } = first;
      return [{ carrier: { code, nameZh, nameEn }, ...counted(of), calls: of.length }];
    })
    .sort((a, b) => b.calls - a.calls || (a.carrier.code < b.carrier.code ? -1 : 1))
    .map(({ calls: _, ...carrier }) => carrier);
}

/** The nearest over water among the ports that our sailings call at. */
async function nearestWithCalls(db: Db, from: PortRow): Promise<PortDetail['nearest']> {
  const ports = await db.selectFrom('port').selectAll().where('popularity', '>', 0).execute();
  const lanes = seaLanes();
  const [nearest] = ports
    .filter(({ code, seaNode }) => code !== from.code && seaNode !== null)
    .map((port) => ({ port, nauticalMiles: lanes.nauticalMiles(placeOf(from), placeOf(port)) }))
    .sort((a, b) => a.nauticalMiles - b.nauticalMiles);
  if (!nearest) return null;
  const { code, nameZh, nameEn } = nearest.port;
  return { port: { code, nameZh, nameEn }, nauticalMiles: nearest.nauticalMiles };
}

const placeOf = ({ seaNode, lat, lon }: PortRow) => ({ seaNode: seaNode ?? '', lat, lon });

type Search = ListQuery<typeof departureListing> & {
  readonly code: string;
  readonly day?: string | undefined;
};

const asked = (now: Date, { from, until }: { from: Date; until: Date }, code: string) =>
  listSql(departureListing, {
    sorts: { time: 'time', transit: 'transit_days' },
    ties: 'time, id',
    filters: {
      way: (value) =>
        value === 'departures'
          ? sql`sea_route.origin = ${code} and departure >= ${from} and departure < ${until}`
          : sql`sea_route.destination = ${code} and arrival >= ${from} and arrival < ${until}
              and departure >= ${now}::timestamptz - ${longestTransit} and departure < ${until}`,
    },
    keyword: (text) => {
      const typed = text.toLowerCase();
      return sql`strpos(lower(concat_ws(' ', origin.code, origin.name_zh, origin.name_en, destination.code,
        destination.name_zh, destination.name_en, carrier.name_zh, carrier.name_en, carrier.code,
        sailing.vessel_name, sailing.voyage)), ${typed}) > 0`;
    },
  });

/** Sailings of a port within the days ahead, or on one day of its own calendar; undefined for an unknown port. */
export async function portCalls(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof harbourInfo.selectCalls> | undefined> {
  const port = await findPort(db, search.code);
  if (!port) return undefined;
  const span = spanOf(search.day, port.zone, now);
  const time = search.way === 'departures' ? sql`sailing.departure` : sql`sailing.arrival`;
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = asked(now, span, query.code)(query);
    const { rows } = await sql<DepartureRow & { total: number }>`
      select ${departureColumns}, ${time} as time, ${total} as total
      from ${departureTables} where ${where} order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  const { rows, total } = await listPage(read, search);
  return { rows: rows.map(toDeparture), total, page: search.page, limit: search.limit };
}

function spanOf(day: string | undefined, zone: string, now: Date) {
  const ahead = { from: now, until: aheadOf(now) };
  if (day === undefined) return ahead;
  const start = instantAt(day, '00:00', zone);
  const end = instantAt(addDays(day, 1), '00:00', zone);
  // What has left already today is of no use to anybody.
  return {
    from: new Date(Math.max(Number(start), Number(now))),
    until: new Date(Math.min(Number(end), Number(ahead.until))),
  };
}
