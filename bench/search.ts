import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchSailings } from '../apps/server/src/areas/freight/search.ts';
import { pageQuery, type Search } from '../apps/server/src/areas/freight/searchStore.ts';
import { migrations } from '../apps/server/src/areas/index.ts';
import { createDb, createPool } from '../apps/server/src/database/db.ts';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded/postgres.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { fillSampleData } from '../apps/server/src/sample/index.ts';
import { chance, oneOf } from '../apps/server/src/sample/random.ts';
import { type Bench, type Figure, figure, median, percentile } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const queries = brief ? 50 : 400;
const sailings = brief ? 60_000 : 1_000_000;

/** Freight search as the handler runs it, against the same statements sent by bare `pg`. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const pool = createPool({ connectionString: postgres.url('postgres'), size: 4, statementMs: 600_000 });
  const db = createDb(pool);
  try {
    await migrate(pool, migrations);
    await fillSampleData(db, new Date());
    await multiply();
    const searches = await mix();
    const bare = searches.map((search) => {
      const { sql, parameters } = pageQuery(search).compile(db);
      return { text: sql, values: [...parameters] };
    });
    const ports = 'select * from port where code in ($1, $2)';
    const runBare = (index: number) => {
      const { origin, destination } = searches[index] as Search;
      return Promise.all([
        pool.query(ports, [origin, destination]),
        pool.query(bare[index] as { text: string; values: unknown[] }),
      ]);
    };
    const runOurs = (index: number) => searchSailings(db, searches[index] as Search, 'open');
    await sideBySide(runBare, runOurs);
    const found: Found = { floor50: [], ours50: [], floor99: [], ours99: [] };
    for (let round = 0; round < rounds; round++) {
      const { floor, ours } = await sideBySide(runBare, runOurs);
      found.floor50.push(median(floor));
      found.ours50.push(median(ours));
      found.floor99.push(percentile(floor, 0.99));
      found.ours99.push(percentile(ours, 0.99));
    }
    return {
      title: 'Freight page over a million sailings (P12)',
      how: `${sailings.toLocaleString('en')} sailings on embedded PostgreSQL; ${queries} searches a round over all lanes, weeks, sorts, filters and pages, ${rounds} rounds, side by side. Floor: the same two statements by bare \`pg\`, rows thrown away.`,
      figures: figures(found),
    };
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  /** The sample again and again in the same weeks: more rows a week than any lane has. */
  async function multiply(): Promise<void> {
    const { rows } = await pool.query<{ count: number; columns: string }>(`
      select (select count(*)::int from sailing) as count, string_agg(attname, ', ' order by attnum) as columns
      from pg_attribute where attrelid = 'sailing'::regclass and attnum > 0 and attname <> 'id'`);
    const { count = 1, columns = '' } = rows[0] ?? {};
    await pool.query('create table sample as select * from sailing order by sea_route_id, week, departure');
    for (let left = sailings - count; left > 0; left -= count) {
      await pool.query(
        `insert into sailing (id, ${columns}) select gen_random_uuid(), ${columns} from sample limit $1`,
        [Math.min(left, count)],
      );
    }
    await pool.query('vacuum analyze sailing');
  }

  async function mix(): Promise<Search[]> {
    const { rows } = await pool.query<{ origin: string; destination: string; week: number }>(`
      select distinct origin, destination, week from sailing join sea_route on sea_route.id = sea_route_id
      order by 1, 2, 3`);
    return Array.from({ length: queries }, (_, index) => ({
      ...oneOf(rows, `lane ${index}`),
      sort: oneOf(['departure', 'transit', '20GP', '40GP', '40HQ'] as const, `sort ${index}`),
      order: oneOf(['asc', 'desc'] as const, `order ${index}`),
      routing: oneOf(['all', 'all', 'direct', 'transfer'] as const, `routing ${index}`),
      page: 1 + Math.floor(3 * chance(`page ${index}`) ** 2),
      limit: oneOf([10, 20, 50], `limit ${index}`),
    }));
  }

  /** Each search by both, first the one, then the other, so that a noisy neighbour meets both alike. */
  async function sideBySide(bare: Run, own: Run): Promise<{ floor: number[]; ours: number[] }> {
    const floor: number[] = [];
    const ours: number[] = [];
    for (let index = 0; index < queries; index++) {
      if (index % 2 === 0) floor.push(await timed(bare, index));
      ours.push(await timed(own, index));
      if (index % 2 === 1) floor.push(await timed(bare, index));
    }
    return { floor, ours };
  }
};

type Run = (index: number) => Promise<unknown>;

async function timed(run: Run, index: number): Promise<number> {
  const start = performance.now();
  await run(index);
  return performance.now() - start;
}

interface Found {
  readonly floor50: number[];
  readonly ours50: number[];
  readonly floor99: number[];
  readonly ours99: number[];
}

function figures({ floor50, ours50, floor99, ours99 }: Found): Figure[] {
  const ratio = (ours: number[], floor: number[]) =>
    ours.map((value, index) => value / (floor[index] ?? Number.NaN));
  return [
    figure('bare `pg`, p50', floor50, 'ms', '', 2),
    figure('Fairway, p50', ours50, 'ms', '', 2),
    figure('ratio at p50', ratio(ours50, floor50), '×', '≤ 1.5 ×', 2),
    figure('bare `pg`, p99', floor99, 'ms', '', 2),
    figure('Fairway, p99', ours99, 'ms', '', 2),
    figure('ratio at p99', ratio(ours99, floor99), '×', '≤ 5 ×', 2),
  ];
}
