import { dayMs } from '@fairway/trade';
import type { BadCell } from '../../services/csv/csvTable.ts';
import type { TariffDetails, TariffEntry, TariffKey } from './tariffLine.ts';

/** Carriers announce tariffs for the next year at most: a later day is a typing error. */
const furthestDays = 400;

/** The stored carriers and ports that lines name. */
export interface KnownPlaces {
  readonly carriers: ReadonlySet<string>;
  /** The code of a port by that code, and by its UN/LOCODE. */
  readonly ports: ReadonlyMap<string, string>;
}

/** The days on which a tariff is valid; null for no last day. */
export interface Validity {
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The first rule that a line breaks by its carrier, its port and today's date. */
export function unknownIn(entry: TariffEntry, known: KnownPlaces, now: Date): BadCell | null {
  const { carrier, port, validFrom } = entry;
  if (!known.carriers.has(carrier)) return { column: 'carrier', rule: 'carrier', value: carrier };
  if (!known.ports.has(port)) return { column: 'port', rule: 'harbour', value: port };
  return Date.parse(validFrom) - now.getTime() > furthestDays * dayMs
    ? { column: 'valid_from', rule: 'beginning', value: validFrom }
    : null;
}

/** The key of tariffs that may not have a day in common. */
export function tariffKey({ carrier, port, direction, box, charge }: TariffKey): string {
  return `${carrier} ${port} ${direction} ${box} ${charge}`;
}

/** Whether two tariffs have a day in common. */
export function overlaps(one: Validity, other: Validity): boolean {
  const startsBefore = (early: Validity, late: Validity) =>
    late.validTo === null || early.validFrom <= late.validTo;
  return startsBefore(one, other) && startsBefore(other, one);
}

/** Days as reports and screens write them: `2026-01-01 – 2026-12-31`. */
export function validityText({ validFrom, validTo }: Validity): string {
  return `${validFrom} – ${validTo ?? '…'}`;
}

/** Returns the compared values of a tariff, as texts by the columns of its file. */
export function tariffTexts(details: TariffDetails): Readonly<Record<string, string>> {
  return {
    free_days: String(details.freeDays),
    free_day_count: details.freeDayCount,
    currency: details.currency,
    bands: details.bands,
    valid_to: details.validTo ?? '',
    source: details.sourceName,
    source_link: details.sourceLink,
    source_day: details.sourceDay,
  };
}
