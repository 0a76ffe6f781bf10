import { dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { AisSettings } from './ais.ts';
import { type AisReport, vesselFinder } from './ais.ts';
import { joinVoyages, type PortCall } from './reckon.ts';

/** Voyages take up to so long: one that has begun is still read. */
const behind = 100 * dayMs;
const horizonMs = 45 * dayMs;

interface CallRow {
  readonly imo: string;
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly lon: number;
  readonly lat: number;
  readonly zone: string;
  readonly seaNode: string;
  readonly kind: 'departure' | 'arrival';
  readonly time: Date;
  readonly voyage: string;
  readonly sample: boolean;
  readonly updatedAt: Date;
}

export interface Schedule {
  readonly calls: readonly PortCall[];
  readonly sample: boolean;
  readonly updatedAt: Date | null;
}

const noSchedule: Schedule = { calls: [], sample: false, updatedAt: null };

/** Calls of a ship around now, in order. */
export async function scheduleOf(db: Db, imo: string, now: Date): Promise<Schedule> {
  return (await schedulesOf(db, [imo], now)).get(imo) ?? noSchedule;
}

/** Calls of each ship around now. Boxes that change ship arrive on another one: their ends are no call of this one. */
export async function schedulesOf(
  db: Db,
  imos: readonly string[],
  now: Date,
): Promise<Map<string, Schedule>> {
  const { rows } = await sql<CallRow>`
    select distinct on (imo, time, kind, port.code, voyage) imo, port.code, port.name_zh, port.name_en, port.lon, port.lat,
      port.zone, port.sea_node, kind, time, voyage, sample, updated_at
    from (
      select sailing.vessel_imo as imo, sailing.voyage, sailing.sample, sailing.updated_at, sailing.transit_port, end_of.*
      from sailing
      join sea_route on sea_route.id = sailing.sea_route_id
      cross join lateral (values
        (sea_route.origin, 'departure', sailing.departure), (sea_route.destination, 'arrival', sailing.arrival)
      ) as end_of (port_code, kind, time)
      where sailing.vessel_imo = any(${imos}::text[])
        and sailing.departure between ${new Date(now.getTime() - behind)} and ${new Date(now.getTime() + horizonMs)}
        and (kind = 'departure' or sailing.transit_port is null)
    ) as calls
    join port on port.code = calls.port_code
    where port.sea_node is not null
    order by imo, time, kind, port.code, voyage, updated_at desc`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ imo }) => imo)].map(([imo, of]) => [
      imo,
      {
        calls: joinVoyages(
          of.map(({ imo: _, kind, time, voyage, sample: __, updatedAt: ___, ...port }) => ({
            port,
            kind,
            time,
            voyage,
          })),
        ),
        sample: of.some(({ sample }) => sample),
        updatedAt: new Date(Math.max(...of.map(({ updatedAt }) => Number(updatedAt)))),
      },
    ]),
  );
}

/** Time for which one AIS response is used for all users. */
const fresh = 10 * 60_000;

/** The last received position of a vessel: stored recently, else requested again. Null if there is no signal. */
export async function lastHeard(
  db: Db,
  settings: AisSettings,
  imo: string,
  now: Date,
): Promise<AisReport | null> {
  const known = await db.selectFrom('heardPosition').selectAll().where('imo', '=', imo).executeTakeFirst();
  if (known && now.getTime() - known.askedAt.getTime() < fresh) return aisReportOf(known);
  const aisReport = await vesselFinder(settings).heard(imo);
  // An earlier signal is still the last known one.
  const last = aisReport ?? (known ? aisReportOf(known) : null);
  const row = {
    askedAt: now,
    heardAt: last?.at ?? null,
    lon: last?.lon ?? null,
    lat: last?.lat ?? null,
    speed: last?.speed ?? null,
    course: last?.course ?? null,
  };
  await db
    .insertInto('heardPosition')
    .values({ imo, ...row })
    .onConflict((conflict) => conflict.column('imo').doUpdateSet(row))
    .execute();
  return last;
}

function aisReportOf(row: {
  heardAt: Date | null;
  lon: number | null;
  lat: number | null;
  speed: number | null;
  course: number | null;
}): AisReport | null {
  const { heardAt: at, lon, lat, speed, course } = row;
  return at === null || lon === null || lat === null ? null : { at, lon, lat, speed, course };
}

/** Returns ships with a voyage under way by our schedules, those of the most searched routes first. */
export async function sailingNow(db: Db, now: Date, most: number): Promise<{ imo: string; name: string }[]> {
  const { rows } = await sql<{ imo: string; name: string }>`
    select imo, name from (
      select distinct on (sailing.vessel_imo) sailing.vessel_imo as imo, vessel.name, sailing.arrival,
        sea_route.reference_rank as rank
      from sailing
      join sea_route on sea_route.id = sailing.sea_route_id
      join vessel on vessel.imo = sailing.vessel_imo
      where sailing.departure between ${new Date(now.getTime() - 40 * dayMs)} and ${new Date(now.getTime() - dayMs)}
        and sailing.arrival > ${new Date(now.getTime() + dayMs)} and sailing.transit_port is null
      order by sailing.vessel_imo, sea_route.reference_rank nulls last, sailing.departure desc
    ) as ships order by rank nulls last, arrival, imo limit ${most}`.execute(db);
  return rows;
}
