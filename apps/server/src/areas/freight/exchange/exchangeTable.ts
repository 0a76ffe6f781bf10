import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { chinaDay, csvDay, isCostCurrency, rateParts } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { type CsvLine, readLine } from '../../../services/csv/csvLine.ts';
import { type Compared, type CsvTable, differences } from '../../../services/csv/csvTable.ts';
import { type ExchangeEntry, saveExchangeRates } from './exchangeStore.ts';

const longestSource = 80;
const decimals = 6;

function entryOf({ cell, broken }: CsvLine, now: Date): ExchangeEntry {
  const currency = cell('currency').toUpperCase();
  if (currency === 'CNY') return broken('currency', 'ownCurrency');
  if (!isCostCurrency(currency)) return broken('currency', 'currency');
  const day = csvDay(cell('day')) ?? broken('day', 'day');
  if (day > chinaDay(now)) broken('day', 'later');
  const microYuan = microYuanOf(cell('cny_per_unit')) || broken('cny_per_unit', 'exchangeRate');
  const source = cell('source') || broken('source', 'required');
  if (source.length > longestSource) broken('source', 'length');
  return { currency, day, microYuan, source };
}

/** `7.0831` → 7083100; 0 for text that is not a rate. */
function microYuanOf(text: string): number {
  const [, whole = '', rest = ''] = /^(\d{1,4})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  return Number(whole) * rateParts + Number(rest.padEnd(decimals, '0'));
}

/** `7083100` → `7.0831` */
const textOf = (microYuan: number) => String(microYuan / rateParts);

interface Row {
  readonly microYuan: number | null;
  readonly source: string | null;
  readonly sample: boolean | null;
}

async function compare(db: Db, entries: readonly ExchangeEntry[]): Promise<Compared[]> {
  const column = (name: 'currency' | 'day') => entries.map((entry) => entry[name]);
  const { rows } = await sql<Row>`
    select micro_yuan, source, sample
    from unnest(${column('currency')}::text[], ${column('day')}::date[])
      with ordinality as asked (currency, day, place)
    left join exchange_rate using (currency, day)
    order by place`.execute(db);
  return entries.map(({ microYuan, source }, index) => {
    const stored = rows[index];
    const to = { cny_per_unit: textOf(microYuan), source };
    if (!stored || stored.microYuan === null) return { outcome: 'new', fields: differences({}, to) };
    const from = { cny_per_unit: textOf(stored.microYuan), source: stored.source ?? '' };
    const fields = differences(from, to);
    // A sample rate with the same value becomes a real one.
    return { outcome: fields.length > 0 || stored.sample ? 'changed' : 'same', fields };
  });
}

/** Exchange rates, a line for each currency and day. */
export const exchangeTable: CsvTable<ExchangeEntry> = {
  columns: csvColumns.exchange,
  read: (cells, now) => readLine(cells, (line) => entryOf(line, now)),
  keyOf: ({ currency, day }) => `${currency} ${day}`,
  compare,
  save: saveExchangeRates,
};
