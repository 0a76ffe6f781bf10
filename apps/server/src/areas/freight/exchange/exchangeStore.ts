import type { CostCurrency, ExchangeRates } from '@fairway/trade';
import { chinaDay } from '@fairway/trade';
import { sql } from 'kysely';
import { insertMany } from '../../../database/bulk/bulk.ts';
import type { Db } from '../../../database/db.ts';

/** A currency's rate on one day, as recorded by staff. */
export interface ExchangeEntry {
  readonly currency: CostCurrency;
  /** `2026-11-20` */
  readonly day: string;
  /** Millionths of a yuan for one unit. */
  readonly microYuan: number;
  readonly source: string;
}

export interface DatedRate extends ExchangeEntry {
  /** Sample data. */
  readonly sample: boolean;
}

/** Records rates; a day that already exists is updated. */
export async function saveExchangeRates(
  db: Db,
  entries: readonly (ExchangeEntry & { readonly sample?: boolean })[],
  now: Date,
): Promise<void> {
  const rows = entries.map((entry) => ({ sample: false, ...entry, recordedAt: now }));
  await insertMany(db, 'exchangeRate', rows, ['currency', 'day']);
}

/** The latest rate of each currency up to today in China; an invented one only where staff imported none. */
export async function currentRates(db: Db, now: Date): Promise<DatedRate[]> {
  const { rows } = await sql<DatedRate>`
    select distinct on (currency) currency, day::text as day, micro_yuan, source, sample
    from exchange_rate where day <= ${chinaDay(now)}::date
    order by currency, sample, exchange_rate.day desc`.execute(db);
  return rows;
}

/** Rates as a total is computed with. */
export function ratesOf(rates: readonly DatedRate[]): ExchangeRates {
  return Object.fromEntries(rates.map(({ currency, microYuan }) => [currency, microYuan]));
}
