import { dayMs, weekOfDay } from '@fairway/trade';
import { cellOf } from '../../../services/csv/csvLine.ts';
import type { BadCell } from '../../../services/csv/csvTable.ts';
import { transitDays } from '../../../time/transitDays.ts';
import { dayAt } from '../../../time/zone.ts';
import { instantOf, localOf } from '../localTime.ts';
import type { SailingTable } from '../tables.ts';
import {
  type Closing,
  closingColumns,
  closings as closingsBy,
  type SailingDetails,
  type SailingEntry,
} from './sailingLine.ts';
import type { Known } from './sailingStore.ts';

/** No voyage is longer, and no schedule extends further. */
const longestDays = 120;
const furthestDays = 400;

/** A line's times as instants. */
export interface SailingTimes {
  readonly departure: Date;
  readonly arrival: Date;
  readonly closings: Pick<SailingTable, Closing>;
}

/** When a sailing leaves, by the clock of its port of loading; null where that port is not known. */
export function departureOf({ origin, departure }: SailingEntry, { zones }: Known): Date | null {
  const zone = zones.get(origin);
  return zone === undefined ? null : instantOf(departure, zone);
}

/** Reads a line's times by the clocks of its ports; those before the departure are of the port of loading. */
export function timesOf(entry: SailingEntry, details: SailingDetails, { zones }: Known): SailingTimes {
  const there = zones.get(entry.origin) ?? 'UTC';
  const closings = closingColumns.map((column) => {
    const closing = details.closings[closingsBy[column]];
    return [closingsBy[column], closing === null ? null : instantOf(closing, there)];
  });
  return {
    departure: instantOf(entry.departure, there),
    arrival: instantOf(details.arrival, zones.get(entry.destination) ?? 'UTC'),
    closings: Object.fromEntries(closings) as SailingTimes['closings'],
  };
}

/** Returns the first rule that a line breaks, given its known ports, carrier and ship, and its times. */
export function brokenBy(entry: SailingEntry, known: Known, now: Date): BadCell | null {
  const { origin, destination, carrier, details } = entry;
  const bad = (column: string, rule: BadCell['rule'], value: string): BadCell => ({ column, rule, value });
  if (!known.zones.has(origin)) return bad('origin', 'harbour', origin);
  if (!known.zones.has(destination)) return bad('destination', 'harbour', destination);
  if (!known.carriers.has(carrier)) return bad('carrier', 'carrier', carrier);
  const leaves = departureOf(entry, known);
  if (leaves === null || Math.abs(leaves.getTime() - now.getTime()) > furthestDays * dayMs)
    return bad('departure', 'range', entry.departure);
  if (details === null) return null;
  const { imo, transitPort } = details;
  if (imo !== null && !known.ships.has(imo)) return bad('imo', 'ship', imo);
  if (transitPort !== null && !known.zones.has(transitPort))
    return bad('transit_port', 'harbour', transitPort);
  const { departure, arrival, closings } = timesOf(entry, details, known);
  const sails = arrival.getTime() - departure.getTime();
  if (sails <= 0 || sails > longestDays * dayMs) return bad('arrival', 'arrival', details.arrival);
  const late = closingColumns.find(
    (column) => (closings[closingsBy[column]]?.getTime() ?? 0) > departure.getTime(),
  );
  return late === undefined ? null : bad(late, 'cutOff', details.closings[closingsBy[late]] ?? '');
}

/** Week and days under way by the calendars of the ports. */
export function reckoned({ departure, arrival }: SailingTimes, { origin, destination }: PortZones) {
  return {
    week: weekOfDay(dayAt(departure, origin)),
    transitDays: transitDays({ at: departure, zone: origin }, { at: arrival, zone: destination }),
  };
}

interface PortZones {
  readonly origin: string;
  readonly destination: string;
}

const units = (amount: number | null) => (amount === null ? '' : String(amount / 100));

/** The compared values of a sailing, as texts by the columns of its file; empty for a cancelled one. */
export type SailingTexts = Readonly<Record<string, string>>;

interface SailingFacts {
  readonly imo: string | null;
  readonly times: SailingTimes;
  readonly transitPort: string | null;
  /** Undefined where it is not compared. */
  readonly way: string | null | undefined;
  readonly currency: string;
  readonly prices: readonly (number | null)[];
  readonly demurrageDays: number | null;
  readonly detentionDays: number | null;
  readonly remarkZh: string;
  readonly remarkEn: string;
}

/** Formats a line and a stored sailing the same way, so that importing a file again changes nothing. */
export function textsOf(
  facts: SailingFacts,
  { origin, destination }: SailingEntry,
  { zones }: Known,
): SailingTexts {
  const here = zones.get(origin) ?? 'UTC';
  const { departure, arrival, closings } = facts.times;
  const [gp20 = null, gp40 = null, hq40 = null] = facts.prices;
  return {
    imo: cellOf(facts.imo),
    departure: localOf(departure, here),
    arrival: localOf(arrival, zones.get(destination) ?? 'UTC'),
    transit_port: cellOf(facts.transitPort),
    ...(facts.way === undefined ? {} : { way: cellOf(facts.way) }),
    ...Object.fromEntries(
      closingColumns.map((column) => [column, localOf(closings[closingsBy[column]], here)]),
    ),
    currency: facts.currency,
    price_20gp: units(gp20),
    price_40gp: units(gp40),
    price_40hq: units(hq40),
    demurrage_days: cellOf(facts.demurrageDays),
    detention_days: cellOf(facts.detentionDays),
    remark_zh: facts.remarkZh,
    remark_en: facts.remarkEn,
  };
}
