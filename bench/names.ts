import { readListing } from '@fairway/gateway/contract/listAddress';
import { auditListing } from '@fairway/gateway/contract/listings/audit';
import { foldedWords } from '@fairway/trade';
import { entriesPage } from '../apps/server/src/areas/audit/routes.ts';
import { foldedSql } from '../apps/server/src/database/textIndex.ts';
import { type Pool, withTables } from './filled.ts';
import { type Bench, beside, type Figure, figure, median } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const sizes = brief ? [500, 1000] : [10_000, 100_000];
const rounds = brief ? 1 : 5;
const standard = readListing(auditListing, new URLSearchParams());

/** Keywords by how many entries have them; a third of the seldom ones have no entry. */
const questions = {
  'one entry in 2,000 or none': ['货运 77', 'harbour freight 78', 'nobody'],
  'every fifth entry': ['宁波', '货', 'glo'],
  'every fifth entry, by a long word': ['宁波港务', '青岛货运', 'shipping'],
};

/** The audit log by names, as the lists of staff search them, while it grows. */
export const bench: Bench = () =>
  withTables(async (db, pool) => {
    const figures: Figure[] = [];
    const floors = new Map<string, readonly number[]>();
    const add = async (what: string, count: number, keywords: readonly string[], run: Run) => {
      const times = await timesOf(keywords, run);
      const floor = floors.get(what) ?? times;
      floors.set(what, floor);
      figures.push(
        beside(floor, times, figure(`${what}, ${count.toLocaleString('en')} entries`, times, 'ms', '', 2)),
      );
    };
    for (const [index, count] of sizes.entries()) {
      await fillEntries(pool, sizes[index - 1] ?? 0, count);
      for (const [what, keywords] of Object.entries(questions)) {
        await add(`index, ${what}`, count, keywords, (keyword) => entriesPage(db, { ...standard, keyword }));
        await add(`all texts compared, ${what}`, count, keywords, (keyword) => scanAll(pool, keyword));
      }
    }
    return {
      title: 'Search by names in the lists of staff',
      how: `The audit log with ${sizes.map((size) => size.toLocaleString('en')).join(' and ')} entries, searched by names: the newest ten hits and the total; the median of three keywords, ${rounds} rounds. Floor: the same in ${sizes[0]?.toLocaleString('en')} entries. The number of hits grows with the log, so only rare words can cost the same.`,
      figures,
    };
  });

type Run = (keyword: string) => Promise<unknown>;

/** The statement of a page without an index. */
function scanAll(pool: Pool, keyword: string) {
  const folded = foldedSql(['subject_name', 'staff_name']);
  return pool.query(
    `select *, (count(*) over ())::int as total from audit_entry
    where (select bool_and(strpos(folded, word) > 0)
      from (select ${folded} as folded offset 0) as texts, unnest($1::text[]) as word)
    order by at desc, id desc limit 10`,
    [foldedWords(keyword)],
  );
}

/** Adds entries with the numbers from `first` to `end`, exclusive, a minute apart. */
async function fillEntries(pool: Pool, first: number, end: number): Promise<void> {
  await pool.query(
    `insert into audit_entry (id, at, staff_name, action, outcome, subject_kind, subject_id, subject_name)
    select gen_random_uuid(), now() - number * interval '1 minute', 'Editor ' || number % 20, 'csvImported', 'done',
      'import', number::text,
      (array['海洲国际物流', 'Global Shipping', '宁波港务', 'Harbour Freight', '青岛货运'])[1 + number % 5] || ' ' || number
    from generate_series($1::int, $2::int) as number`,
    [first, end - 1],
  );
  await pool.query('vacuum analyze audit_entry');
}

/** The median of all keywords, round by round, in milliseconds, after a round to warm up. */
async function timesOf(keywords: readonly string[], run: Run): Promise<number[]> {
  const medians: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const times: number[] = [];
    for (const keyword of keywords) {
      const start = performance.now();
      await run(keyword);
      times.push(performance.now() - start);
    }
    if (round > 0) medians.push(median(times));
  }
  return medians;
}
