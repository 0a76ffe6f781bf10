import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { fuelGrades } from '@fairway/gateway/contract/fuelPrice';
import { chinaDay, csvDay } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type BadCell, type Compared, type CsvTable, differences } from '../../services/csv/csvTable.ts';
import { type FuelPriceEntry, saveFuelPrices } from './fuel.ts';

const price = /^\d{1,6}(\.\d{1,2})?$/;
const longestSource = 80;

function read(cells: Readonly<Record<string, string>>, now: Date): FuelPriceEntry | BadCell {
  const { port = '', grade = '', day: typedDay = '', usd_per_tonne: usd = '', source = '' } = cells;
  const bad = (column: string, rule: BadCell['rule'], value: string): BadCell => ({ column, rule, value });
  const known = fuelGrades.find((each) => each === grade.toUpperCase());
  if (!/^[A-Z]{5}$/i.test(port)) return bad('port', 'port', port);
  if (!known) return bad('grade', 'grade', grade);
  const day = csvDay(typedDay);
  if (day === null) return bad('day', 'day', typedDay);
  if (day > chinaDay(now)) return bad('day', 'later', typedDay);
  const cents = price.test(usd) ? Math.round(Number(usd) * 100) : 0;
  if (cents <= 0) return bad('usd_per_tonne', 'price', usd);
  if (source === '') return bad('source', 'required', source);
  if (source.length > longestSource) return bad('source', 'length', source);
  return { portCode: port.toUpperCase(), grade: known, day, cents, source };
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
    // A price of the sample that is right by chance becomes a real one.
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
