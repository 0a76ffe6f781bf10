import { mostNewsHits } from '@fairway/gateway/contract/listings/news';
import { articleHits, type Search } from '../apps/server/src/areas/news/articles/hits.ts';
import { searchPage } from '../apps/server/src/areas/news/articles/search.ts';
import { wordsOf } from '../apps/server/src/areas/news/articles/terms.ts';
import type { Reading } from '../apps/server/src/areas/news/store.ts';
import { loadFacts } from '../apps/server/src/facts/load.ts';
import { fillSampleNews } from '../apps/server/src/sample/news/index.ts';
import { oneOf } from '../apps/server/src/sample/random.ts';
import { type Pool, withTables } from './filled.ts';
import { fillCopies, prepareCopies } from './newsCopies.ts';
import { miniSearchPeer, sqlitePeer } from './newsPeers.ts';
import { type Bench, beside, type Figure, figure, median, percentile } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const sizes = brief ? [500, 1000] : [10_000, 100_000, 1_000_000];
const rounds = brief ? 1 : 5;
const questionCount = brief ? 20 : 200;
/** A comparison of all texts, and the index of SQLite, take too long beyond this. */
const mostCompared = 100_000;
/** An index in memory of more articles does not fit the machine. */
const mostInMemory = 10_000;

export interface Question {
  readonly language: 'zh' | 'en';
  readonly keyword: string;
}

/** News by words at three sizes, against a comparison of all texts and against two other search engines. */
export const bench: Bench = () =>
  withTables(async (db, pool) => {
    const now = new Date();
    await loadFacts(db, ['places']);
    await fillSampleNews(db, now);
    const entries = await prepareCopies(pool);
    const figures: Figure[] = [];
    const floors = new Map<string, readonly number[]>();
    const compared = (what: string, name: string, values: readonly number[], target: string) => {
      const floor = floors.get(what) ?? values;
      floors.set(what, floor);
      figures.push(beside(floor, values, figure(name, values, 'ms', target, 2)));
    };
    const add = (what: string, count: number, times: readonly number[][], target = '') => {
      const name = `${what}, ${count.toLocaleString('en')} articles`;
      compared(`${what}: p50`, `${name}: p50`, times.map(median), target);
      const slowest = times.map((each) => percentile(each, 0.99));
      compared(`${what}: p99`, `${name}: p99`, slowest, '');
    };
    for (const count of sizes) {
      await fillCopies(pool, count, now);
      const questions = questionsFor(count);
      const reading = (language: 'zh' | 'en'): Reading => ({
        db,
        caller: { kind: 'visitor' },
        language,
        now,
      });
      const target = count === sizes[0] ? '≤ 8 ms' : '≤ 3 × floor';
      add(
        'Fairway, page',
        count,
        await timesOf(questions, (each) => searchPage(reading(each.language), searchFor(each))),
        target,
      );
      add(
        'Fairway, index',
        count,
        await timesOf(questions, (each) =>
          articleHits(reading(each.language), searchFor(each), mostNewsHits),
        ),
        target,
      );
      if (count > mostCompared) continue;

      add(
        'all texts compared',
        count,
        await timesOf(questions.slice(0, 20), (each) => scanAll(pool, each, now)),
      );
      const sqlite = sqlitePeer(entries, count);
      add('SQLite FTS5, index', count, await timesOf(questions, sqlite.search));
      sqlite.close();
      if (count > mostInMemory) continue;
      const mini = await miniSearchPeer(entries, count);
      add('MiniSearch, index', count, await timesOf(questions, mini));
    }
    return {
      title: 'Search in the news',
      how: `Realistic keywords (Chinese, English, pinyin, several words, one in four rare, or a number in a single article) in ${sizes.map((count) => count.toLocaleString('en')).join(', ')} short articles, copies of the sample, spread evenly over ten years; ${questionCount} queries per round, ${rounds} rounds. Floor: the same at ${sizes[0]?.toLocaleString('en')} articles. Page: the handler's response. Index: the first 200 hits in order; the other engines index the same entries, SQLite on disk and MiniSearch in this process.`,
      figures,
    };
  }, quickFill);

/** For filling; searches write nothing. */
const quickFill = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' };

const keywords = {
  zh: ['洋山', '港口', '运价 欧洲', 'yangshan', '燃油', '罢工', '新加坡', '红海 绕航', 'ningbo', '集装箱'],
  en: [
    'port',
    'Rotterdam',
    'fuel price',
    'strike',
    'rates Europe',
    'container',
    'Singapore',
    'Red Sea',
    'delay',
    'bunker',
  ],
};

function questionsFor(count: number): Question[] {
  return Array.from({ length: questionCount }, (_, index) => {
    const language = index % 2 === 0 ? 'zh' : 'en';
    const rare = index % 8 === 6 ? 'seldom' : `nr${Math.floor((count / questionCount) * index)}`;
    return { language, keyword: index % 8 >= 6 ? rare : oneOf(keywords[language], `question ${index}`) };
  });
}

const searchFor = ({ keyword }: Question): Search => ({
  sort: 'match',
  order: 'asc',
  keyword,
  page: 1,
  limit: 10,
});

/** Times of all questions, round by round, after one to warm up. */
async function timesOf(
  questions: readonly Question[],
  run: (question: Question) => unknown,
): Promise<number[][]> {
  const times: number[][] = [];
  for (let round = 0; round <= rounds; round++) {
    const ofRound: number[] = [];
    for (const question of questions) {
      const start = performance.now();
      await run(question);
      ofRound.push(performance.now() - start);
    }
    if (round > 0) times.push(ofRound);
  }
  return times;
}

/** The statement of a search without an index. */
function scanAll(pool: Pool, { language, keyword }: Question, now: Date) {
  const words = wordsOf(keyword);
  const inHeadline = words.map((_, index) => `strpos(terms_${language}, $${index + 2}) > 0`);
  const anywhere = words.map(
    (_, index) => `(${inHeadline[index]} or strpos(body_terms_${language}, $${index + 2}) > 0)`,
  );
  return pool.query(
    `select id, count(*) over () as total
    from (select *, case when ${inHeadline.join(' and ')} then 0 else 1 end as rank from news_article
      where state in ('scheduled', 'published') and publish_at <= $1) as news_article
    where ${anywhere.join(' and ')} order by rank, publish_at desc, id limit 10`,
    [now, ...words],
  );
}
