import type { ListQuery } from '@fairway/gateway/contract/listing';
import type { newsSearchListing } from '@fairway/gateway/contract/listings/news';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type EntryTests, entryTestsOf, periodQuery, readPeriods } from '../../../services/search/entries.ts';
import { isOut, type Reading } from '../store.ts';
import { articlePart, periodsOf } from './articleIndex.ts';
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
  /** The query of the index for a period. */
  readonly query: (period: number) => string;
  /** Compares the texts. */
  readonly test: Test;
}

/** Closest first: all words in headline and summary, then the others; by time, all at once. */
function streamsOf({ keyword, sort, order }: Search, language: 'zh' | 'en', tests: EntryTests): Stream[] {
  const words = wordsOf(keyword);
  const { headline, all } = articlePart[language];
  const inHeadline = everyWord(words, `terms_${language}`);
  const anywhere = everyWord(words, `terms_${language}`, `body_terms_${language}`);
  const closest: Stream = { query: (period) => periodQuery(period, headline, tests), test: inHeadline };
  const inText: Stream = { query: (period) => periodQuery(period, all, tests), test: anywhere };
  if (sort !== 'match') return [inText];
  const rest: Stream = {
    query: tests.exact ? (period) => `${inText.query(period)}&!${closest.query(period)}` : inText.query,
    test: sql`(${anywhere} and not ${inHeadline})`,
  };
  return order === 'asc' ? [closest, rest] : [rest, closest];
}

/** Ids of the first articles, at most so many, that a search finds, in its order. */
export async function articleHits(reading: Reading, search: Search, most: number): Promise<string[]> {
  const words = wordsOf(search.keyword);
  if (words.length === 0) return [];
  const tests = entryTestsOf(words);
  const newestFirst = search.sort === 'match' || search.order === 'desc';
  const spans = await spansOf(reading, newestFirst);
  const ids: string[] = [];
  for (const stream of streamsOf(search, reading.language, tests)) {
    const hits = await readPeriods(spans, most - ids.length, (part, count) =>
      hitsOf(reading, search, { stream, spans: part, exact: tests.exact, newestFirst, count }),
    );
    ids.push(...hits);
    if (ids.length >= most) break;
  }
  return ids;
}

/** A period with its bounds; the first and the last one are open. */
interface Span {
  readonly number: number;
  readonly from: Date | null;
  readonly until: Date | null;
}

async function spansOf({ db }: Reading, newestFirst: boolean): Promise<Span[]> {
  const periods = [{ number: 0, from: null }, ...(await periodsOf(db))];
  const spans = periods.map((period, index) => ({ ...period, until: periods[index + 1]?.from ?? null }));
  return newestFirst ? spans.toReversed() : spans;
}

interface Step {
  readonly stream: Stream;
  readonly spans: readonly Span[];
  readonly exact: boolean;
  readonly newestFirst: boolean;
  readonly count: number;
}

/** Hits within periods: indexed articles, and those that wait for the index, by their texts. */
async function hitsOf({ db, now }: Reading, search: Search, step: Step): Promise<string[]> {
  const { stream, spans, exact, newestFirst, count } = step;
  const inTime = newestFirst ? spans.toReversed() : spans;
  const inCategory = search.categoryId === undefined ? sql`true` : sql`category_id = ${search.categoryId}`;
  const from = inTime[0]?.from;
  const until = inTime.at(-1)?.until;
  const within = sql`${from ? sql`publish_at >= ${from}` : sql`true`} and ${until ? sql`publish_at < ${until}` : sql`true`}`;
  const orderBy = sql.raw(`publish_at ${newestFirst ? 'desc' : 'asc'}, id`);
  // One query for each period: GIN tests each hit of one word against all parts of a query.
  const queries = spans.map(({ number }) => stream.query(number));
  // The texts of candidates are compared in their order until there are enough: `offset 0` keeps the test outside. The
  // planner takes an empty table of waiting articles for a large one: the other `offset 0` keeps it from reading all texts.
  const compared = exact
    ? sql`true`
    : sql`(waits or (select ${stream.test} from news_article where news_article.id = candidate.id))`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, publish_at, false as waits
      from unnest(${queries}::tsquery[]) as query, lateral news_search_hits(query, ${now})
      where ${inCategory}
      union all
      select waiting.id, waiting.publish_at, true from news_search_pending, lateral (
        select id, publish_at from news_article
        where id = article_id and ${isOut(now)} and ${within} and ${inCategory} and ${stream.test} offset 0
      ) as waiting
      order by ${orderBy} offset 0
    ) as candidate
    where ${compared} order by ${orderBy} limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}
