import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { fuelGrades } from '@fairway/gateway/contract/fuelPrice';
import { chinaDay, csvDay } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { amountOf, type CsvLine, readLine } from '../../../services/csv/csvLine.ts';
import { type BadCell, type Compared, type CsvTable, differences } from '../../../services/csv/csvTable.ts';
import { type FuelPriceEntry, saveFuelPrices } from './fuel.ts';

const longestSource = 80;

function read(cells: Readonly<Record<string, string>>, now: Date): FuelPriceEntry | BadCell {
  return readLine(cells, (line) => entryOf(line, now));
}

function entryOf(line: CsvLine, now: Date): FuelPriceEntry {
  const { cell, broken } = line;
  const portCode = cell('port').toUpperCase();
  if (!/^[A-Z]{5}$/.test(portCode)) broken('port', 'port');
  const grade = fuelGrades.find((each) => each === cell('grade').toUpperCase()) ?? broken('grade', 'grade');
  const day = csvDay(cell('day')) ?? broken('day', 'day');
  if (day > chinaDay(now)) broken('day', 'later');
  const cents = amountOf(line, 'usd_per_tonne', 'price', 'USD') || broken('usd_per_tonne', 'price');
  const source = cell('source') || broken('source', 'required');
  if (source.length > longestSource) broken('source', 'length');
  return { portCode, grade, day, cents, source };
}

interface Row {
  readonly known: boolean;
  readonly cents: number | null;
  readonly source: string | null;
  readonly sample: boolean | null;
}

async function compare(db: Db, entries: readonly FuelPriceEntry[]): Promise<Compared[]> {
  const column = (name: 'portCode' | 'grade' | 'day') => entries.map((entry) => entry[name]);
  const { rows } = await sql<Row>`
    select fuel_port.code is not null as known, cents, source, sample
    from unnest(${column('portCode')}::text[], ${column('grade')}::text[], ${column('day')}::date[])
      with ordinality as asked (port_code, grade, day, place)
    left join fuel_port on code = asked.port_code
    left join fuel_price on fuel_price.port_code = asked.port_code and fuel_price.grade = asked.grade
      and fuel_price.day = asked.day
    order by place`.execute(db);
  return entries.map((entry, index) => {
    const row = rows[index];
    if (!row?.known) {
      const bad = { column: 'port', rule: 'port', value: entry.portCode } as const;
      return { outcome: 'same', fields: [], bad };
    }
    const to = { usd_per_tonne: usdOf(entry.cents), source: entry.source };
    if (row.cents === null) return { outcome: 'new', fields: differences({}, to) };
    const fields = differences({ usd_per_tonne: usdOf(row.cents), source: row.source ?? '' }, to);
    // A sample price with the same value becomes a real one.
    return { outcome: fields.length > 0 || row.sample ? 'changed' : 'same', fields };
  });
}

function usdOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Prices of fuel, a line for each port, grade and day. */
export const fuelTable: CsvTable<FuelPriceEntry> = {
  columns: csvColumns.fuel,
  read,
  keyOf: ({ portCode, grade, day }) => `${portCode} ${grade} ${day}`,
  compare,
  save: saveFuelPrices,
};
