import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import { addDays, weekOfDay } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { instantAt } from '../../../time/zone.ts';
import { closedBy } from '../../encyclopedia/index.ts';
import { laneId } from '../prices/weekStore.ts';
import type { SailingTable } from '../tables.ts';
import type { RouteEnds } from '../way/laneWays.ts';
import { laneEnds } from './search.ts';

/** More than ten vessels a day; a month that has more is cut at its end. */
const mostSailings = 600;

interface DepartureRow
  extends Pick<SailingTable, 'id' | 'vesselName' | 'voyage' | 'closing' | 'portCutOff' | 'departure'> {
  readonly carrierCode: string;
  readonly carrierZh: string;
  readonly carrierEn: string;
}

/** Returns the sailings of a route that depart in a month at the port of loading; undefined if a port is unknown. */
export async function monthDepartures(
  db: Db,
  { month, ...codes }: RouteEnds & { readonly month: string },
  now: Date,
): Promise<DataOf<typeof freight.selectDepartures> | undefined> {
  const [ends, lane] = await Promise.all([laneEnds(db, codes), laneId(db, codes.origin, codes.destination)]);
  if (!ends) return undefined;
  const { zone } = ends.origin;
  const rows = lane === null ? [] : await departuresOf(db, lane, month, zone);
  const at = (instant: Date) => ({ at: instant.toISOString(), zone });
  return {
    ...ends,
    month,
    rows: rows.map((row) => ({
      id: row.id,
      carrier: { code: row.carrierCode, nameZh: row.carrierZh, nameEn: row.carrierEn },
      vessel: row.vesselName,
      voyage: row.voyage,
      closing: at(row.closing),
      portCutOff: at(row.portCutOff),
      departure: at(row.departure),
      closedBy: closedBy(row, now),
    })),
  };
}

async function departuresOf(db: Db, lane: string, month: string, zone: string): Promise<DepartureRow[]> {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  // The weeks are in the index of the route's sailings.
  const { rows } = await sql<DepartureRow>`
    select sailing.id, vessel_name, voyage, closing, port_cut_off, departure,
      carrier.code as carrier_code, carrier.name_zh as carrier_zh, carrier.name_en as carrier_en
    from sailing join carrier on carrier.code = sailing.carrier_code
    where sea_route_id = ${lane} and week between ${weekOfDay(addDays(first, -1))} and ${weekOfDay(next)}
      and departure >= ${instantAt(first, '00:00', zone)} and departure < ${instantAt(next, '00:00', zone)}
    order by departure, vessel_name, sailing.id
    limit ${mostSailings}`.execute(db);
  return rows;
}
