import type { PortBrief } from '@fairway/gateway/contract/harbour';
import type { PortDetail } from '@fairway/gateway/contract/harbourInfo';
import { addDays, formatWeek } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { dayAt } from '../../time/zone.ts';
import { aheadOf, canBeBooked, daysAhead, leavesSoon } from '../encyclopedia/index.ts';
import { seaLanes } from './distance.ts';
import { type PortRow, toPort } from './store.ts';

/** A sailing that leaves or reaches the port within the days ahead. */
interface CallRow {
  readonly kind: 'departure' | 'arrival';
  readonly time: Date;
  readonly vessel: string;
  readonly voyage: string;
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

/** Longest sailing of the schedule: every sailing that arrives within the days ahead has left since then. */
export const longestTransit = sql.raw(`interval '100 days'`);

/** Loads a port with the details of its page; undefined for a code that no container port has. */
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
    direct: ships(departures.filter(({ direct }) => direct)),
    destinations: new Set(departures.map(({ other }) => other)).size,
    countries: new Set(departures.map(({ countryCode }) => countryCode)).size,
    days: daysOf(calls, port.zone, now),
    lanes: lanesOf(calls),
    carriers: carriersOf(calls),
    nextCall: calls.length === 0 ? await nextCall(db, port, now) : null,
    nearest: calls.length === 0 ? await nearestWithCalls(db, port) : null,
    sample: calls.some(({ sample }) => sample),
  };
}

/** A container port with the names of its group of routes; undefined for a code that none has. */
export async function findPort(db: Db, code: string) {
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
    select calls.kind, calls.time, calls.vessel, calls.voyage, calls.transit_days, calls.transit_port is null as direct, calls.sample,
      carrier.code as carrier_code, carrier.name_zh as carrier_zh, carrier.name_en as carrier_en,
      port.code as other, port.country_code, route_group.code as group_code,
      route_group.name_zh as group_zh, route_group.name_en as group_en
    from (
      select 'departure' as kind, departure as time, vessel_name as vessel, voyage, destination as other,
        transit_days, transit_port, carrier_code, sailing.sample
      from sea_route join sailing on sailing.sea_route_id = sea_route.id
      where origin = ${code} and ${leavesSoon(now)}
      union all
      select 'arrival', arrival, vessel_name, voyage, origin, transit_days, transit_port, carrier_code, sailing.sample
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
  const departures = ships(calls.filter(({ kind }) => kind === 'departure'));
  return { departures, arrivals: ships(calls.filter(({ kind }) => kind === 'arrival')) };
}

/** Counts the ships that call: several carriers sell the same one, to several ports. */
function ships(calls: readonly CallRow[]): number {
  return new Set(calls.map(({ vessel, voyage, time }) => `${vessel}|${voyage}|${time.getTime()}`)).size;
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
      return [{ carrier: { code, nameZh, nameEn }, ...counted(of) }];
    })
    .sort(
      (a, b) =>
        b.departures + b.arrivals - a.departures - a.arrivals || (a.carrier.code < b.carrier.code ? -1 : 1),
    );
}

/** Returns the next ship at a port: the next bookable departure, or the next arrival; null without one. */
async function nextCall(db: Db, { code, zone }: PortRow, now: Date): Promise<PortDetail['nextCall']> {
  const { rows } = await sql<{
    kind: 'departure' | 'arrival';
    time: Date;
    vessel: string;
    voyage: string;
    week: number;
    code: string;
    nameZh: string;
    nameEn: string;
  }>`
    select kind, time, vessel, voyage, week, port.code, port.name_zh, port.name_en
    from (
      (select 'departure' as kind, departure as time, vessel_name as vessel, voyage, week, destination as other
       from sea_route join sailing on sailing.sea_route_id = sea_route.id
       where origin = ${code} and ${canBeBooked(now)} order by departure limit 1)
      union all
      (select 'arrival', arrival, vessel_name, voyage, week, origin
       from sea_route join sailing on sailing.sea_route_id = sea_route.id
       where destination = ${code} and arrival >= ${now} and departure >= ${now}::timestamptz - ${longestTransit}
       order by arrival limit 1)
    ) as ahead
    join port on port.code = ahead.other order by time limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { kind, time, vessel, voyage, week, ...port } = row;
  return { kind, time: { at: time.toISOString(), zone }, vessel, voyage, week: formatWeek(week), port };
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
