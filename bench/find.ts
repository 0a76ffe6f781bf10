import { hsPage, pageQuery as hsQuery } from '../apps/server/src/areas/hsCode/store.ts';
import { vesselsPage, pageQuery as vesselsQuery } from '../apps/server/src/areas/ship/store.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { loadFacts } from '../apps/server/src/facts/load.ts';
import { oneOf } from '../apps/server/src/sample/random.ts';
import { type Pool, withSampleData } from './filled.ts';
import { compare, comparison } from './sideBySide.ts';
import type { Bench, Figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const questions = brief ? 30 : 300;

/** Search in HS codes and vessels as their handlers run it, against the same statement sent by bare `pg`. */
export const bench: Bench = () =>
  withSampleData(async (db, pool) => {
    await loadFacts(db, ['hs']);
    const figures = [...(await ofHs(db, pool)), ...(await ofVessels(db, pool))];
    return {
      title: 'Search in HS codes and vessels',
      how: `Realistic keywords (codes, Chinese, English, pinyin, several words) against the whole Harmonized System and the vessels of the registry; ${questions} queries per round, ${rounds} rounds, interleaved. Floor: the statement of the page with bare \`pg\`, rows discarded.`,
      figures,
    };
  });

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface Subject<Search> {
  readonly name: string;
  readonly searches: readonly Search[];
  statement(search: Search): { compile(db: Db): Statement };
  page(search: Search): Promise<unknown>;
}

async function measure<Search>(db: Db, pool: Pool, subject: Subject<Search>): Promise<Figure[]> {
  const { name, searches, statement, page } = subject;
  const bare = searches.map((search) => {
    const { sql, parameters } = statement(search).compile(db);
    return { text: sql, values: [...parameters] };
  });
  const runBare = (index: number) => pool.query(bare[index] as { text: string; values: unknown[] });
  const runOurs = (index: number) => page(searches[index] as Search);
  const times = await compare(runBare, runOurs, { questions: searches.length, rounds });
  return comparison(`${name}: `, times, { p50: '≤ 1.5 × floor', p99: '' });
}

const pageOf = <Sort>(sort: Sort, order: 'asc' | 'desc', keyword: string) => ({
  sort,
  order,
  keyword,
  page: 1,
  limit: 10 as const,
});
const queryAll = (keywords: readonly string[]) =>
  Array.from({ length: questions }, (_, index) => oneOf(keywords, `question ${index}`));

function ofHs(db: Db, pool: Pool): Promise<Figure[]> {
  const keywords = [
    '8471',
    '84',
    '6109.10',
    '0901',
    '咖啡',
    '棉 衬衫',
    '锂 电池',
    '家具',
    'coffee',
    'cotton shirt',
  ];
  const more = [
    'lithium battery',
    'furniture',
    'plastic',
    'dianchi',
    'jiaju',
    'kafei',
    '轮胎',
    'tyres',
    'glass',
    '鞋',
  ];
  return measure(db, pool, {
    name: 'HS codes',
    searches: queryAll([...keywords, ...more]).map((keyword) => pageOf('match' as const, 'asc', keyword)),
    statement: hsQuery,
    page: (search) => hsPage(db, search),
  });
}

function ofVessels(db: Db, pool: Pool): Promise<Figure[]> {
  const keywords = [
    'EVER',
    'MAERSK',
    'MSC',
    'COSCO',
    'OCEAN',
    'STAR',
    '9778791',
    '95',
    'IMO 9811',
    'PACIFIC',
    'LUCKY',
    'A',
  ];
  const now = new Date();
  return measure(db, pool, {
    name: 'vessels',
    searches: queryAll(keywords).map((keyword) => pageOf('name' as const, 'asc', keyword)),
    statement: (search) => vesselsQuery(search, now),
    page: (search) => vesselsPage(db, search, now),
  });
}
