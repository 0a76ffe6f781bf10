import { type CopyRow, mergeStaged, stage } from '../apps/server/src/database/bulk/copy.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { loadFacts } from '../apps/server/src/facts/load.ts';
import { bring, type Measured, somebody, subheadings, tariffFile } from './csv.ts';
import { type Pool, withTables } from './filled.ts';
import { type Bench, beside, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const lines = brief ? 5000 : 100_000;
const rounds = brief ? 1 : 3;
const tables = ['hs_item', 'hs_national'] as const;

/** A year's tariff as CSV, against a bare `COPY` of the same rows and one merge of each table. */
export const bench: Bench = () =>
  withTables(async (db, pool) => {
    await loadFacts(db, ['hs']);
    const codes = await subheadings(db);
    const by = await somebody(db);
    const bare: number[] = [];
    const imports: Measured[] = [];
    for (let round = 0; round <= rounds; round++) {
      const file = tariffFile(lines, round, codes);
      const measured = await bring(db, { kind: 'hs', fileName: `${round}.csv`, file }, by);
      const floor = await bareSeconds(db, pool);
      // Each round begins with the tables as they were.
      await pool.query("delete from hs_item where level = 'national'");
      await pool.query('vacuum analyze hs_item, hs_national');
      // The first one warms up.
      if (round === 0) continue;
      imports.push(measured);
      bare.push(floor);
    }
    const whole = imports.map(({ check, confirm }) => check + confirm);
    const of = (name: string, values: readonly number[], target = '') =>
      beside(bare, values, figure(name, values, 's', target, 1));
    return {
      title: 'A tariff file of 100,000 lines',
      how: `${lines.toLocaleString('en')} new ten-digit codes as CSV: checked line by line, with a report, then written. Floor: the same rows of both tables with bare \`COPY\` into staging tables and one merge for each, in one transaction, with the same indexes. ${rounds} rounds, interleaved.`,
      figures: [
        of('bare `COPY` and merge', bare),
        of(
          'Fairway: checked',
          imports.map(({ check }) => check),
        ),
        of(
          'Fairway: written',
          imports.map(({ confirm }) => confirm),
        ),
        of('Fairway: both', whole, '≤ 5 × floor'),
        figure(
          'Fairway: memory',
          imports.map(({ memory }) => memory),
          'MB',
          '≤ 150 MB',
          0,
        ),
      ],
    };
  });

class Undo extends Error {}

/** Seconds that the codes of the last import take without a check; all of it is rolled back. */
async function bareSeconds(db: Db, pool: Pool): Promise<number> {
  const rowsOf = await Promise.all(tables.map((table) => textsOf(pool, table)));
  let seconds = 0;
  const work = db.transaction().execute(async (trx) => {
    await trx.deleteFrom('hsItem').where('level', '=', 'national').execute();
    const start = performance.now();
    for (const [index, table] of tables.entries()) {
      const { columns, rows } = rowsOf[index] as Texts;
      await stage(trx, table, columns, rows);
      await mergeStaged(trx, table, columns, ['code']);
    }
    seconds = (performance.now() - start) / 1000;
    throw new Undo();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return seconds;
}

interface Texts {
  readonly columns: string[];
  readonly rows: CopyRow[];
}

/** All columns of the ten-digit codes as text. */
async function textsOf(pool: Pool, table: (typeof tables)[number]): Promise<Texts> {
  const { rows: names } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const columns = names.map(({ name }) => name);
  const { rows } = await pool.query<{ texts: (string | null)[] }>(
    `select array[${columns.map((name) => `${name}::text`).join(', ')}] as texts from ${table} where length(code) = 10`,
  );
  return { columns, rows: rows.map(({ texts }) => texts) };
}
