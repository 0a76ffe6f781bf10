import { chinaDay, dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import { saveExchangeRates } from '../../areas/freight/index.ts';
import type { Db } from '../../database/db.ts';
import { between } from '../random.ts';
import { writeStep } from '../steps.ts';

/** Invented levels in ten-thousandths of a yuan. */
const levels = { USD: 70_800, EUR: 82_500 } as const;
const daysBack = 30;
/** Names itself, because totals name their source. */
const source = 'Fairway sample';

/** Adds invented exchange rates of the working days up to today; the same day always has the same rate. */
export async function fillExchangeRates(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ last: string | null }>`
    select max(day)::text as last from exchange_rate where sample`.execute(db);
  const last = rows[0]?.last ?? '';
  const days = Array.from({ length: daysBack }, (_, index) => new Date(now.getTime() - index * dayMs))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map(chinaDay)
    .filter((day) => day > last);
  const entries = days.flatMap((day) =>
    (['USD', 'EUR'] as const).map((currency) => {
      const swing = between(-120, 120, `${currency} ${day}`);
      return { currency, day, microYuan: Math.round(levels[currency] + swing) * 100, source, sample: true };
    }),
  );
  if (entries.length > 0) await writeStep(db, (trx) => saveExchangeRates(trx, entries, now));
}
