import type { Departure } from '@fairway/gateway/contract/departure';
import type { SailingClosed } from '@fairway/gateway/contract/freight';
import { dayMs } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Number of days for which ports and carriers list their sailings. */
export const daysAhead = 7;

/** The end of the days ahead. */
export function aheadOf(now: Date): Date {
  return new Date(now.getTime() + daysAhead * dayMs);
}

/** Within a statement over `sailing`: what leaves in the days ahead. */
export function leavesSoon(now: Date): RawBuilder<SqlBool> {
  return sql`sailing.departure >= ${now} and sailing.departure < ${aheadOf(now)}`;
}

/** The events that end the booking of a sailing, the last first, each with its column. */
const bookingEnds = [
  { closedBy: 'departed', field: 'departure', column: 'departure' },
  { closedBy: 'portClosed', field: 'portCutOff', column: 'port_cut_off' },
  { closedBy: 'documentsClosed', field: 'closing', column: 'closing' },
] as const;

/**
 * SQL condition over `sailing`: the sailing can still be booked. Booking ends with the documentation cut-off, with the
 * port's, and with the departure; a sailing past one of them is never called the lowest, the quickest or the next.
 */
export function canBeBooked(now: Date): RawBuilder<SqlBool> {
  const isOpen = bookingEnds.map(({ column }) => sql`${sql.ref(`sailing.${column}`)} > ${now}`);
  return sql`(${sql.join(isOpen, sql` and `)})`;
}

/** Why a sailing can no longer be booked, by the last end that has passed; null while it can. */
export function closedBy(
  sailing: Readonly<Record<(typeof bookingEnds)[number]['field'], Date>>,
  now: Date,
): SailingClosed | null {
  return bookingEnds.find(({ field }) => sailing[field] <= now)?.closedBy ?? null;
}

export interface DepartureRow {
  readonly id: string;
  readonly carrierCode: string;
  readonly carrierZh: string;
  readonly carrierEn: string;
  readonly vesselName: string;
  readonly vesselImo: string | null;
  readonly voyage: string;
  readonly originCode: string;
  readonly originZh: string;
  readonly originEn: string;
  readonly originZone: string;
  readonly destinationCode: string;
  readonly destinationZh: string;
  readonly destinationEn: string;
  readonly destinationZone: string;
  readonly transitCode: string | null;
  readonly transitZh: string | null;
  readonly transitEn: string | null;
  readonly portCutOff: Date;
  readonly departure: Date;
  readonly arrival: Date;
  readonly transitDays: number;
}

/** Columns of a sailing with both ports, its carrier and where it changes ship. */
export const departureColumns: RawBuilder<unknown> = sql.raw(`
  sailing.id, carrier.code as carrier_code, carrier.name_zh as carrier_zh, carrier.name_en as carrier_en,
  sailing.vessel_name, sailing.vessel_imo, sailing.voyage,
  origin.code as origin_code, origin.name_zh as origin_zh, origin.name_en as origin_en, origin.zone as origin_zone,
  destination.code as destination_code, destination.name_zh as destination_zh,
  destination.name_en as destination_en, destination.zone as destination_zone,
  transit.code as transit_code, transit.name_zh as transit_zh, transit.name_en as transit_en,
  sailing.port_cut_off, sailing.departure, sailing.arrival, sailing.transit_days`);

export const departureTables: RawBuilder<unknown> = sql.raw(`
  sailing
  join sea_route on sea_route.id = sailing.sea_route_id
  join port as origin on origin.code = sea_route.origin
  join port as destination on destination.code = sea_route.destination
  join carrier on carrier.code = sailing.carrier_code
  left join port as transit on transit.code = sailing.transit_port`);

export function toDeparture(row: DepartureRow): Departure {
  return {
    id: row.id,
    carrier: { code: row.carrierCode, nameZh: row.carrierZh, nameEn: row.carrierEn },
    vessel: row.vesselName,
    imo: row.vesselImo,
    voyage: row.voyage,
    origin: { code: row.originCode, nameZh: row.originZh, nameEn: row.originEn },
    destination: { code: row.destinationCode, nameZh: row.destinationZh, nameEn: row.destinationEn },
    transitPort:
      row.transitCode === null
        ? null
        : { code: row.transitCode, nameZh: row.transitZh ?? '', nameEn: row.transitEn ?? '' },
    portCutOff: { at: row.portCutOff.toISOString(), zone: row.originZone },
    departure: { at: row.departure.toISOString(), zone: row.originZone },
    arrival: { at: row.arrival.toISOString(), zone: row.destinationZone },
    transitDays: row.transitDays,
  };
}
