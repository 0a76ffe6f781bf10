import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { newsSearchListing } from '@fairway/gateway/contract/listings/news';
import type { news } from '@fairway/gateway/contract/news';
import type { NewsBlock } from '@fairway/gateway/contract/newsBody';
import type { Language } from '@fairway/gateway/contract/texts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { listPage, listSql } from '../../../database/listPage.ts';
import { wordsIn } from '../../../services/markdown/words.ts';
import { type BriefRow, briefColumns, isOut, otherTitle, type Reading, toBriefs } from '../store.ts';
import { blocksById } from './articleBlocks.ts';
import { excerpt, isMarked, mark, otherMarked, stands, wordsOf } from './terms.ts';

type Search = ListQuery<typeof newsSearchListing>;

const holds = (column: string, word: string) => sql<SqlBool>`strpos(${sql.raw(column)}, ${word}) > 0`;

/** Every word in the column, or in either of the two. */
function everyWord(words: readonly string[], ...columns: readonly string[]): RawBuilder<SqlBool> {
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

const searchSql = (language: Language) =>
  listSql(newsSearchListing, {
    sorts: { match: 'rank', publishedAt: 'publish_at' },
    ties: 'publish_at desc, id',
    filters: { categoryId: (value) => sql`category_id = ${value}` },
    keyword: (text) => everyWord(wordsOf(text), `terms_${language}`, `body_terms_${language}`),
  });
const searches = { zh: searchSql('zh'), en: searchSql('en') };

interface FoundRow extends BriefRow {
  readonly otherTitle: string;
  readonly total: number;
}

/** Articles that hold every word, those in whose headline and summary they all stand first. */
export function searchQuery(reading: Reading, search: Search): RawBuilder<FoundRow> {
  const { language, now } = reading;
  const { where, orderBy, slice, total } = searches[language](search);
  const rank = sql`case when ${everyWord(wordsOf(search.keyword), `terms_${language}`)} then 0 else 1 end`;
  return sql`
    select ${briefColumns(reading)}, ${otherTitle(language)},
      ${total} as total
    from (select *, ${rank} as rank from news_article where ${isOut(now)}) as news_article
    where ${where} order by ${orderBy} ${slice}`;
}

export async function searchPage(reading: Reading, search: Search): Promise<DataOf<typeof news.search>> {
  const { db } = reading;
  const { page, limit, keyword } = search;
  const words = wordsOf(keyword);
  // Nothing typed finds nothing: the list has everything.
  if (words.length === 0) return { rows: [], total: 0, page, limit };
  const read = async (query: Search) => (await searchQuery(reading, query).execute(db)).rows;
  const { rows, total } = await listPage(read, search);
  const briefs = await toBriefs(db, rows);
  const inBody = briefs.filter(({ brief }) => !isMarked(mark(brief, words))).map(({ id }) => id);
  const blocks = await blocksById(db, inBody);
  return {
    rows: briefs.map((brief, index) => {
      const own = {
        titleMarked: mark(brief.title, words),
        excerpt: excerptOf(brief.brief, blocks.get(brief.id)?.[reading.language] ?? [], words),
      };
      const other = otherMarked(rows[index]?.otherTitle ?? '', words, Object.values(own));
      return { ...brief, ...own, otherMarked: other };
    }),
    total,
    page,
    limit,
  };
}

/** The summary if it contains a word, otherwise the part of the text that does. */
function excerptOf(brief: string, blocks: readonly NewsBlock[], words: readonly string[]) {
  const inBrief = mark(brief, words);
  if (isMarked(inBrief)) return inBrief;
  for (const line of wordsIn(blocks).split('\n')) {
    if (!words.some((word) => stands(line, word))) continue;
    const piece = excerpt(line, words);
    if (isMarked(piece)) return piece;
  }
  return inBrief;
}
