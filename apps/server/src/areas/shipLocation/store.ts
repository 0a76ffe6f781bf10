import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { AisSettings } from './ais.ts';
import { type Heard, vesselFinder } from './ais.ts';
import type { PortCall } from './reckon.ts';

const day = 86_400_000;
const behind = 45 * day;
const ahead = 45 * day;

interface CallRow {
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

/** Calls of a ship around now, in order. Boxes that change ship arrive on another one: their ends are no call of this one. */
export async function scheduleOf(db: Db, imo: string, now: Date): Promise<Schedule> {
  const { rows } = await sql<CallRow>`
    select distinct on (time, kind, port.code) port.code, port.name_zh, port.name_en, port.lon, port.lat, port.zone,
      port.sea_node, kind, time, voyage, sample, updated_at
    from (
      select sailing.voyage, sailing.sample, sailing.updated_at, sailing.transit_port, end_of.*
      from sailing
      join sea_route on sea_route.id = sailing.sea_route_id
      cross join lateral (values
        (sea_route.origin, 'departure', sailing.departure), (sea_route.destination, 'arrival', sailing.arrival)
      ) as end_of (port_code, kind, time)
      where sailing.vessel_imo = ${imo}
        and sailing.departure between ${new Date(now.getTime() - behind)} and ${new Date(now.getTime() + ahead)}
        and (kind = 'departure' or sailing.transit_port is null)
    ) as calls
    join port on port.code = calls.port_code
    where port.sea_node is not null
    order by time, kind, port.code`.execute(db);
  const calls = rows.map(({ kind, time, voyage, sample: _, updatedAt: __, ...port }) => ({
    port,
    kind,
    time,
    voyage,
  }));
  const newest = rows.reduce((latest, { updatedAt }) => Math.max(latest, Number(updatedAt)), 0);
  return {
    calls,
    sample: rows.some(({ sample }) => sample),
    updatedAt: newest === 0 ? null : new Date(newest),
  };
}

/** How long what AIS said serves everybody. */
const fresh = 10 * 60_000;

/** Where a ship was last heard: as it was lately told, else asked anew. Null where nobody heard it. */
export async function lastHeard(
  db: Db,
  settings: AisSettings,
  imo: string,
  now: Date,
): Promise<Heard | null> {
  const known = await db.selectFrom('heardPosition').selectAll().where('imo', '=', imo).executeTakeFirst();
  if (known && now.getTime() - known.askedAt.getTime() < fresh) return heardOf(known);
  const heard = await vesselFinder(settings).heard(imo);
  // What was heard before is still the last that is known of it.
  const last = heard ?? (known ? heardOf(known) : null);
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

function heardOf(row: {
  heardAt: Date | null;
  lon: number | null;
  lat: number | null;
  speed: number | null;
  course: number | null;
}): Heard | null {
  const { heardAt: at, lon, lat, speed, course } = row;
  return at === null || lon === null || lat === null ? null : { at, lon, lat, speed, course };
}

/** Ships that are at sea by our schedules, those of the lanes that most look for first. */
export async function afloat(db: Db, now: Date) {
  const { rows } = await sql<{
    imo: string;
    name: string;
    fromCode: string;
    fromZh: string;
    fromEn: string;
    toCode: string;
    toZh: string;
    toEn: string;
    zone: string;
    arrival: Date;
  }>`
    select * from (
      select distinct on (sailing.vessel_imo) sailing.vessel_imo as imo, vessel.name, origin.code as from_code,
        origin.name_zh as from_zh, origin.name_en as from_en, destination.code as to_code,
        destination.name_zh as to_zh, destination.name_en as to_en, destination.zone, sailing.arrival,
        sea_route.reference_rank as rank
      from sailing
      join sea_route on sea_route.id = sailing.sea_route_id
      join vessel on vessel.imo = sailing.vessel_imo
      join port as origin on origin.code = sea_route.origin
      join port as destination on destination.code = sea_route.destination
      where sailing.departure between ${new Date(now.getTime() - 40 * day)} and ${new Date(now.getTime() - day)}
        and sailing.arrival > ${new Date(now.getTime() + day)} and sailing.transit_port is null
      order by sailing.vessel_imo, sea_route.reference_rank nulls last, sailing.departure desc
    ) as ships order by rank nulls last, arrival, imo limit 6`.execute(db);
  return rows.map((row) => ({
    imo: row.imo,
    name: row.name,
    from: { code: row.fromCode, nameZh: row.fromZh, nameEn: row.fromEn },
    to: { code: row.toCode, nameZh: row.toZh, nameEn: row.toEn },
    arrival: { at: row.arrival.toISOString(), zone: row.zone },
  }));
}
