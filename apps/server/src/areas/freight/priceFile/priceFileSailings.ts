import type { Selectable } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { BadCell } from '../../../services/csv/csvTable.ts';
import { instantOf } from '../localTime.ts';
import { closingColumns, type SailingEntry } from '../sailings/sailingLine.ts';
import { type Known, knownOf, recordedSailings } from '../sailings/sailingStore.ts';
import { recordedTexts } from '../sailings/sailingTable.ts';
import type { SailingTable } from '../tables.ts';
import { farPrice, type LanePrices } from './farPrice.ts';
import { lanePrices } from './lanePrices.ts';
import type { PriceLine } from './priceLine.ts';
import { sailingsPriced } from './sailingsPriced.ts';

type Sailing = Selectable<SailingTable>;

/** A line of the table of sailings; `far` says which of its prices is far from the usual ones. */
export interface PriceFileSailing {
  readonly cells: Readonly<Record<string, string>>;
  readonly far: BadCell | null;
}

/**
 * The sailings that lines of a price file are about, each with all columns of the table of sailings: what the line mentions, and
 * for the rest what is stored. A line with a vessel and a voyage is about one sailing; any other is the price of all stored
 * sailings of its carrier and route that leave within its validity.
 */
export async function priceFileSailings(
  db: Db,
  lines: readonly PriceLine[],
  { now, clock }: { readonly now: Date; readonly clock: string | null },
): Promise<readonly (readonly (PriceFileSailing | BadCell)[])[]> {
  const entries = lines.map(entryOf);
  const known = await knownOf(db, entries);
  const departures = entries.map((entry) => departureIn(entry, known) ?? now);
  const [recorded, priced, usual] = await Promise.all([
    recordedSailings(db, entries, departures),
    sailingsPriced(db, lines, now),
    lanePrices(db, lines, now),
  ]);
  return lines.map((line, index) => {
    const entry = entries[index] ?? entryOf(line);
    if (line.cells.vessel || line.cells.voyage)
      return [completed(line, entry, recorded[index]?.sailing ?? null, { known, clock, usual })];
    if (!line.cells.departure && line.validTo === null) return [bad('valid_to', 'noValidity', '')];
    const sailings = priced.get(index) ?? [];
    if (sailings.length === 0) return [bad('valid_to', 'noSailing', daysOf(line))];
    return sailings.map((sailing) =>
      completed(withoutDates(line), { ...entry, departure: '' }, sailing, { known, clock, usual }),
    );
  });
}

const bad = (column: string, rule: BadCell['rule'], value: string): BadCell => ({ column, rule, value });

const daysOf = ({ cells, validFrom, validTo }: PriceLine) =>
  cells.departure?.slice(0, 10) ?? `${validFrom ?? ''} – ${validTo ?? ''}`;

/** Prices of a period do not change the times of its sailings. */
function withoutDates(line: PriceLine): PriceLine {
  const { departure: _departure, arrival: _arrival, ...cells } = line.cells;
  return { ...line, cells };
}

function entryOf({ origin, destination, cells }: PriceLine): SailingEntry {
  const name = (text = '') => text.toUpperCase().replaceAll(/\s+/g, ' ');
  const { carrier = '', vessel, voyage, departure = '' } = cells;
  return {
    ...{ origin, destination, carrier, departure, details: null },
    ...{ vessel: name(vessel), voyage: name(voyage) },
  };
}

function departureIn({ origin, departure }: SailingEntry, { zones }: Known): Date | null {
  const zone = zones.get(origin);
  if (departure === '' || zone === undefined) return null;
  return instantOf(departure.length === 10 ? `${departure} 12:00` : departure, zone);
}

interface Options {
  readonly known: Known;
  readonly clock: string | null;
  readonly usual: LanePrices;
}

function completed(
  line: PriceLine,
  entry: SailingEntry,
  sailing: Sailing | null,
  { known, clock, usual }: Options,
): PriceFileSailing | BadCell {
  const stored = sailing ? recordedTexts(sailing, entry, known) : {};
  const cells: Record<string, string> = {
    ...stored,
    ...{ origin: entry.origin, destination: entry.destination, carrier: entry.carrier },
    ...{ vessel: sailing?.vesselName ?? entry.vessel, voyage: sailing?.voyage ?? entry.voyage },
  };
  for (const [column, text] of Object.entries(line.cells)) {
    if (text === '' || column === 'vessel' || column === 'voyage') continue;
    const value = isTime(column) ? timeOf(text, stored[column] ?? '', clock) : text;
    if (value === null) return bad(column, 'time', text);
    cells[column] = value;
  }
  if (sailing && cells.currency !== sailing.currency) {
    const otherBox = (['price_20gp', 'price_40gp', 'price_40hq'] as const).find(
      (column) => stored[column] && !line.cells[column],
    );
    if (otherBox) return bad(otherBox, 'otherCurrency', sailing.currency);
  }
  return { cells, far: farPrice(line, stored, usual) };
}

const isTime = (column: string) =>
  column === 'departure' || column === 'arrival' || closingColumns.some((each) => each === column);

/** A day without a time of day keeps the stored time of that day; another day takes the time that a person gave. */
function timeOf(text: string, stored: string, clock: string | null): string | null {
  if (text.length > 10) return text;
  if (stored.startsWith(text)) return stored;
  return clock === null ? null : `${text} ${clock}`;
}
