import type { DataOf } from '@fairway/gateway/contract/call';
import { type FuelGrade, fuelGrades, type fuelPrice } from '@fairway/gateway/contract/fuelPrice';
import { dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import { insertMany } from '../../../database/bulk/bulk.ts';
import type { Db } from '../../../database/db.ts';

/** A port's price of one grade on one day, as recorded by staff. */
export interface FuelPriceEntry {
  readonly portCode: string;
  readonly grade: FuelGrade;
  /** `2026-11-20` */
  readonly day: string;
  /** US cents a tonne. */
  readonly cents: number;
  readonly source: string;
  readonly sample?: boolean;
}

/** Records prices; a day that already exists is updated. */
export async function saveFuelPrices(db: Db, entries: readonly FuelPriceEntry[], now: Date): Promise<void> {
  const rows = entries.map((entry) => ({ sample: false, ...entry, recordedAt: now }));
  await insertMany(db, 'fuelPrice', rows, ['grade', 'day', 'portCode']);
}

interface FuelQuery {
  readonly grade: FuelGrade;
  readonly days: 7 | 30 | 90;
}

interface PriceRow {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly grade: FuelGrade;
  readonly day: string;
  readonly cents: number;
  readonly source: string;
  readonly recordedAt: Date;
  readonly sample: boolean;
}

/** Prices of a grade at every port over some days, with the last of every grade. */
export async function fuelHistory(
  db: Db,
  { grade, days }: FuelQuery,
  now: Date,
): Promise<DataOf<typeof fuelPrice.selectHistory>> {
  const since = new Date(now.getTime() - days * dayMs);
  // A price may be a few days old: it is looked for a little further back than the chart reaches.
  const earliest = new Date(Math.min(since.getTime(), now.getTime() - 21 * dayMs));
  const { rows } = await sql<PriceRow>`
    select code, name_zh, name_en, grade, day::text as day, cents, source, recorded_at, sample
    from fuel_price join fuel_port on code = port_code
    where day > ${earliest}::date order by position, day`.execute(db);
  const latest = rows.reduce<PriceRow | null>((last, row) => (last && last.day > row.day ? last : row), null);
  const byPort = [...Map.groupBy(rows, ({ code }) => code).values()];
  const lasts = byPort.flatMap((of) => fuelGrades.flatMap((each) => ofGrade(of, each).at(-1) ?? []));
  const [first] = isoDay(since);
  return {
    grade,
    days,
    ports: byPort.flatMap((of) => {
      const [port] = of;
      if (!port) return [];
      const { code, nameZh, nameEn } = port;
      const points = of.filter((row) => row.grade === grade && row.day > (first ?? ''));
      return [
        {
          port: { code, nameZh, nameEn },
          points: points.map(({ day, cents }) => ({ day, cents })),
          quotes: fuelGrades.map((each) => quoteOf(of, each)),
        },
      ];
    }),
    source: [...new Set(lasts.map(({ source }) => source))].join(', '),
    recordedAt: latest?.recordedAt.toISOString() ?? null,
    sample: rows.some(({ sample }) => sample),
  };
}

function isoDay(at: Date): string[] {
  return at.toISOString().split('T');
}

function ofGrade(rows: readonly PriceRow[], grade: FuelGrade): PriceRow[] {
  return rows.filter((row) => row.grade === grade);
}

/** The last price of a grade, and how far it is from the one before. */
function quoteOf(rows: readonly PriceRow[], grade: FuelGrade) {
  const own = ofGrade(rows, grade);
  const [last, before] = [own.at(-1), own.at(-2)];
  return {
    grade,
    day: last?.day ?? null,
    cents: last?.cents ?? null,
    change: last && before ? last.cents - before.cents : null,
  };
}
