import type { DataOf } from '@fairway/gateway/contract/call';
import { type CsvKind, csvKinds } from '@fairway/gateway/contract/csvColumns';
import type { dataQuality } from '@fairway/gateway/contract/dataQuality';
import { dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import { measuredDays } from './measure.ts';

type Quality = DataOf<typeof dataQuality.selectQuality>;

const importDays = 90;

/** The last measurement, carriers with most sailings first, and the last imports. */
export async function selectQuality({ db, now }: { db: Db; now: Date }): Promise<Quality> {
  const [carriers, trades, imports] = await Promise.all([
    coverageRows(db, 'carrier', 'carrier'),
    coverageRows(db, 'trade', 'route_group'),
    importsSince(db, new Date(now.getTime() - importDays * dayMs)),
  ]);
  return {
    measuredAt: carriers[0]?.measuredAt.toISOString() ?? null,
    days: measuredDays,
    carriers: carriers.map((row) => ({ carrier: nameOf(row), ...coverageOf(row) })),
    trades: trades.map((row) => ({ trade: nameOf(row), ...coverageOf(row) })),
    imports: { days: importDays, rows: imports },
  };
}

type CoverageRow = Tables['dataQuality'] & { nameZh: string; nameEn: string };

/** Measurements with the names of their carriers or trades, those with most sailings first. */
async function coverageRows(
  db: Db,
  scope: Tables['dataQuality']['scope'],
  namesTable: 'carrier' | 'route_group',
): Promise<CoverageRow[]> {
  const { rows } = await sql<CoverageRow>`
    select quality.*, named.name_zh, named.name_en
    from data_quality as quality join ${sql.table(namesTable)} as named on named.code = quality.code
    where scope = ${scope} order by sailings desc, quality.code`.execute(db);
  return rows;
}

const nameOf = ({ code, nameZh, nameEn }: CoverageRow) => ({ code, nameZh, nameEn });

function coverageOf(row: CoverageRow) {
  const { sailings, priced, oldPrices, cutOffs, vessels, sample } = row;
  return {
    ...{ sailings, priced, oldPrices, cutOffs, vessels, sample },
    medianHours: Math.round(row.medianHours * 10) / 10,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Every table that is imported has a row, without a file too. */
async function importsSince(db: Db, from: Date): Promise<Quality['imports']['rows']> {
  const { rows } = await sql<{
    kind: CsvKind;
    files: number;
    lines: number;
    refusedLines: number;
    lastAt: Date | null;
  }>`
    select kind, count(done_at)::int as files, sum((report ->> 'lines')::int)::int as lines,
      sum((report ->> 'badCount')::int)::int as refused_lines, max(done_at) as last_at
    from csv_import where checked_at >= ${from} group by kind`.execute(db);
  return csvKinds.map((kind) => {
    const { files = 0, lines = 0, refusedLines = 0, lastAt } = rows.find((row) => row.kind === kind) ?? {};
    return { kind, files, lines, refusedLines, lastAt: lastAt?.toISOString() ?? null };
  });
}
