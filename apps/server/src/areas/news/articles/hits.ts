import type { ListQuery } from '@fairway/gateway/contract/listing';
import type { newsSearchListing } from '@fairway/gateway/contract/listings/news';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type EntryTests,
  entryTestsOf,
  periodOf,
  periodQuery,
  readPeriods,
  startOf,
} from '../../../services/search/entries.ts';
import { isOut, type Reading } from '../store.ts';
import { articlePart } from './articleIndex.ts';
import { wordsOf } from './terms.ts';

export type Search = ListQuery<typeof newsSearchListing>;
type Test = RawBuilder<SqlBool>;

const holds = (column: string, word: string) => sql<SqlBool>`strpos(${sql.raw(column)}, ${word}) > 0`;

/** Every word in the column, or in either of the two. */
export function everyWord(words: readonly string[], ...columns: readonly string[]): Test {
  if (words.length === 0) return sql`false`;
  const tests = words.map(
    (word) =>
      sql`(${sql.join(
        columns.map((column) => holds(column, word)),
        sql` or `,
      )})`,
  );
  return sql`(${sql.join(tests, sql` and `)})`;
}

/** Articles that come one after the other in the order of a search. */
interface Stream {
  /** The query of the index for some periods. */
  readonly query: (periods: readonly number[]) => string;
  /** Compares the texts. */
  readonly test: Test;
}

/** Closest first: all words in headline and summary, then the others; by time, all at once. */
function streamsOf({ keyword, sort, order }: Search, language: 'zh' | 'en', tests: EntryTests): Stream[] {
  const words = wordsOf(keyword);
  const { headline, all } = articlePart[language];
  const inHeadline = everyWord(words, `terms_${language}`);
  const anywhere = everyWord(words, `terms_${language}`, `body_terms_${language}`);
  const close: Stream = { query: (periods) => periodQuery(periods, headline, tests), test: inHeadline };
  const any: Stream = { query: (periods) => periodQuery(periods, all, tests), test: anywhere };
  if (sort !== 'match') return [any];
  const rest: Stream = {
    query: tests.exact
      ? (periods) =>
          periods
            .map(
              (period) => `(${periodQuery([period], all, tests)}&!${periodQuery([period], headline, tests)})`,
            )
            .join('|')
      : any.query,
    test: sql`(${anywhere} and not ${inHeadline})`,
  };
  return order === 'asc' ? [close, rest] : [rest, close];
}

/** Ids of the first articles, at most so many, that a search finds, in its order. */
export async function articleHits(reading: Reading, search: Search, most: number): Promise<string[]> {
  const words = wordsOf(search.keyword);
  const span = words.length > 0 && (await spanOf(reading));
  if (!span) return [];
  const tests = entryTestsOf(words);
  const newestFirst = search.sort === 'match' || search.order === 'desc';
  const ids: string[] = [];
  for (const stream of streamsOf(search, reading.language, tests)) {
    const hits = await readPeriods({ ...span, newestFirst }, most - ids.length, (periods, count) =>
      hitsOf(reading, search, { stream, periods, exact: tests.exact, newestFirst, count }),
    );
    ids.push(...hits);
    if (ids.length >= most) break;
  }
  return ids;
}

/** The first and the last period of articles that are out. */
async function spanOf({ db, now }: Reading) {
  const { rows } = await sql<{ oldest: Date | null; newest: Date | null }>`
    select (select min(publish_at) from news_article where ${isOut(now)}) as oldest,
      (select max(publish_at) from news_article where ${isOut(now)}) as newest`.execute(db);
  const { oldest, newest } = rows[0] ?? {};
  return oldest && newest ? { oldest: periodOf(oldest), newest: periodOf(newest) } : null;
}

interface Step {
  readonly stream: Stream;
  readonly periods: readonly number[];
  readonly exact: boolean;
  readonly newestFirst: boolean;
  readonly count: number;
}

/** Hits within periods: indexed articles, and those that wait for the index, by their texts. */
async function hitsOf({ db, now }: Reading, search: Search, step: Step): Promise<string[]> {
  const { stream, periods, exact, newestFirst, count } = step;
  const inCategory = search.categoryId === undefined ? sql`true` : sql`category_id = ${search.categoryId}`;
  const from = startOf(Math.min(...periods));
  const until = startOf(Math.max(...periods) + 1);
  const orderBy = sql.raw(`publish_at ${newestFirst ? 'desc' : 'asc'}, id`);
  // The texts of candidates are compared in their order until there are enough: `offset 0` keeps the test outside.
  const compared = exact
    ? sql`true`
    : sql`(waits or (select ${stream.test} from news_article where news_article.id = candidate.id))`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      select article_id as id, publish_at, false as waits from news_search
      where entries @@ (select ${stream.query(periods)}::tsquery) and publish_at <= ${now} and ${inCategory}
      union all
      select id, publish_at, true from news_search_pending join news_article on id = article_id
      where ${isOut(now)} and publish_at >= ${from} and publish_at < ${until} and ${inCategory} and ${stream.test}
      order by ${orderBy} offset 0
    ) as candidate
    where ${compared} order by ${orderBy} limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}
