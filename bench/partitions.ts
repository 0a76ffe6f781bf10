import { createHash } from 'node:crypto';
import { findSailing } from '../apps/server/src/areas/freight/detail/detailStore.ts';
import { searchSailings } from '../apps/server/src/areas/freight/search/search.ts';
import type { Search } from '../apps/server/src/areas/freight/search/searchStore.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { type Pool, withSampleData } from './filled.ts';
import { addSailings, member, randomSearches } from './manySailings.ts';
import { type Bench, beside, figure, median } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 5;
const queries = brief ? 50 : 400;
const recent = brief ? 20_000 : 1_000_000;
const pastYears = 9;
const changes = brief ? 100 : 10_000;

/** The same sailings in three tables; one of them is called `sailing` at a time. */
const layouts = ['recent', 'whole', 'partitioned'] as const;
type Layout = (typeof layouts)[number];
const labels: Readonly<Record<Layout, string>> = {
  recent: 'this year alone',
  whole: 'ten years, one table',
  partitioned: 'ten years, partitioned by month',
};
const tableOf = (layout: Layout) => `sailing_${layout}`;

/** First weeks of the twelve months of a year of 52 or 53 weeks. */
const firstWeeks = [1, 5, 9, 14, 18, 22, 27, 31, 35, 40, 44, 48];

/** Reads and writes of sailings when nine past years are kept, in one table and in partitions by month. */
export const bench: Bench = () =>
  withSampleData(async (db, pool) => {
    await addSailings(pool, recent);
    const searches = await randomSearches(pool, queries);
    await createLayouts(pool);
    const ids = await randomIds(pool);
    const times: Record<string, Record<Layout, number[]>> = {};
    for (let round = 0; round < rounds; round++) {
      for (const layout of layouts) {
        await use(pool, layout);
        for (const [name, value] of Object.entries(await measure(db, pool, searches, ids))) {
          times[name] ??= { recent: [], whole: [], partitioned: [] };
          times[name][layout].push(value);
        }
        await putAway(pool, layout);
      }
    }
    const removed = await removeOldestMonth(pool);
    return {
      title: 'Sailings of ten years, with and without partitions (P12)',
      how: `${recent.toLocaleString('en')} sailings of this year, and as many for each of ${pastYears} past years; ${queries} searches, ${queries} sailings by id and one update of ${changes.toLocaleString('en')} sailings per layout and round, ${rounds} rounds. Floor: the table of this year alone.`,
      figures: [
        ...Object.entries(times).flatMap(([name, byLayout]) =>
          layouts.map((layout) =>
            beside(
              byLayout.recent,
              byLayout[layout],
              figure(
                `${name}, ${labels[layout]}`,
                byLayout[layout],
                'ms',
                name === 'search, p50' && layout !== 'recent' ? '≤ 1.2 × floor' : '',
                2,
              ),
            ),
          ),
        ),
        figure('oldest month deleted from one table', [removed.whole], 'ms', '', 0),
        figure('partition of the oldest month dropped', [removed.partitioned], 'ms', '', 0),
      ],
    };
  });

/** Copies the sailings into the three tables, with the same indexes. */
async function createLayouts(pool: Pool): Promise<void> {
  const { rows: columns } = await pool.query<{ name: string; isTime: boolean }>(`
    select attname as name, atttypid = 'timestamptz'::regtype as "isTime"
    from pg_attribute where attrelid = 'sailing'::regclass and attnum > 0 and not attisdropped order by attnum`);
  const earlier = (years: number) =>
    columns.map(({ name, isTime }) => {
      if (name === 'id') return 'gen_random_uuid()';
      if (name === 'week') return `week - ${years * 100}`;
      return isTime ? `${name} - interval '${years * 52} weeks'` : name;
    });
  await pool.query(`alter table sailing rename to ${tableOf('recent')}`);
  const copy = `(like ${tableOf('recent')} including defaults including constraints)`;
  await pool.query(`create table ${tableOf('whole')} ${copy}`);
  await pool.query(`create table ${tableOf('partitioned')} ${copy} partition by range (week)`);
  await createPartitions(pool);
  for (let years = 0; years <= pastYears; years++) {
    const selected = years === 0 ? '*' : earlier(years);
    await pool.query(`insert into ${tableOf('whole')} select ${selected} from ${tableOf('recent')}`);
  }
  await pool.query(`insert into ${tableOf('partitioned')} select * from ${tableOf('whole')}`);
  await createIndexes(pool);
  for (const layout of layouts) await pool.query(`vacuum analyze ${tableOf(layout)}`);
}

async function createPartitions(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ year: number }>(
    `select distinct week / 100 as year from ${tableOf('recent')} order by 1`,
  );
  const years = new Set(
    rows.flatMap(({ year }) => Array.from({ length: pastYears + 1 }, (_, past) => year - past)),
  );
  for (const year of years) {
    for (const [month, first] of firstWeeks.entries()) {
      const next = month === 11 ? (year + 1) * 100 + 1 : year * 100 + (firstWeeks[month + 1] ?? 0);
      await pool.query(`create table ${tableOf('partitioned')}_${year}_${month + 1}
        partition of ${tableOf('partitioned')} for values from (${year * 100 + first}) to (${next})`);
    }
  }
}

/** The indexes of the real table; the key of partitions contains their week. */
async function createIndexes(pool: Pool): Promise<void> {
  await pool.query(`alter table ${tableOf('partitioned')} add primary key (sea_route_id, week, id)`);
  await pool.query(`create index on ${tableOf('partitioned')} (id)`);
  const { rows } = await pool.query<{ definition: string; isPrimary: boolean }>(`
    select pg_get_indexdef(indexrelid) as definition, indisprimary as "isPrimary" from pg_index
    where indrelid = '${tableOf('recent')}'::regclass`);
  for (const { definition, isPrimary } of rows) {
    const on = (layout: Layout) =>
      definition.replace(/INDEX \S+ ON \S+/, `INDEX ON ${tableOf(layout)}`).replace(' UNIQUE', '');
    await pool.query(on('whole'));
    if (!isPrimary) await pool.query(on('partitioned'));
  }
}

const use = (pool: Pool, layout: Layout) => pool.query(`alter table ${tableOf(layout)} rename to sailing`);
const putAway = (pool: Pool, layout: Layout) =>
  pool.query(`alter table sailing rename to ${tableOf(layout)}`);

/** Ids of this year, the same in every run. */
async function randomIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${tableOf('recent')} order by id limit $1`,
    [changes],
  );
  const order = (id: string) => createHash('sha256').update(id).digest('hex');
  return rows.map(({ id }) => id).sort((a, b) => order(a).localeCompare(order(b)));
}

/** Medians in milliseconds of one layout, after a round that warms up. */
async function measure(
  db: Db,
  pool: Pool,
  searches: readonly Search[],
  ids: readonly string[],
): Promise<Record<string, number>> {
  const now = new Date();
  const search = (index: number) => searchSailings(db, searches[index] as Search, member, now);
  const detail = (index: number) => findSailing(db, ids[index] as string);
  const medianOf = async (run: (index: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let index = 0; index < 2 * queries; index++) {
      const start = performance.now();
      await run(index % queries);
      if (index >= queries) times.push(performance.now() - start);
    }
    return median(times);
  };
  const searched = await medianOf(search);
  const detailed = await medianOf(detail);
  const start = performance.now();
  await pool.query(
    'update sailing set price_hq40 = price_hq40 + 1, updated_at = now() where id = any($1::uuid[])',
    [ids],
  );
  const updated = performance.now() - start;
  return { 'search, p50': searched, 'sailing by id, p50': detailed, 'update by ids': updated };
}

/** Milliseconds to remove the oldest month from the table and from the partitions. */
async function removeOldestMonth(pool: Pool): Promise<{ whole: number; partitioned: number }> {
  const { rows } = await pool.query<{ first: number }>(`select min(week) as first from ${tableOf('whole')}`);
  const week = rows[0]?.first ?? 0;
  const month = firstWeeks.filter((first) => first <= week % 100).length;
  const last = month === 12 ? week - (week % 100) + 100 : week - (week % 100) + (firstWeeks[month] ?? 0);
  const timed = async (statement: string) => {
    const start = performance.now();
    await pool.query(statement);
    return performance.now() - start;
  };
  return {
    whole: await timed(`delete from ${tableOf('whole')} where week < ${last}`),
    partitioned: await timed(`drop table ${tableOf('partitioned')}_${Math.floor(week / 100)}_${month}`),
  };
}
