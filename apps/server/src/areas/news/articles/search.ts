import type { DataOf } from '@fairway/gateway/contract/call';
import { mostNewsHits } from '@fairway/gateway/contract/listings/news';
import type { news } from '@fairway/gateway/contract/news';
import type { NewsBlock } from '@fairway/gateway/contract/newsBody';
import { sql } from 'kysely';
import { wordsIn } from '../../../services/markdown/words.ts';
import { type BriefRow, briefColumns, otherTitle, type Reading, toBriefs } from '../store.ts';
import { blocksById } from './articleBlocks.ts';
import { articleHits, type Search } from './hits.ts';
import { excerpt, isMarked, mark, otherMarked, stands, wordsOf } from './terms.ts';

interface FoundRow extends BriefRow {
  readonly otherTitle: string;
}

/** Articles by their ids, in that order. */
export async function rowsByIds(reading: Reading, ids: readonly string[]): Promise<readonly FoundRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundRow>`
    select ${briefColumns(reading)}, ${otherTitle(reading.language)} from news_article
    where id = any (${ids}::uuid[]) order by array_position(${ids}::uuid[], id)`.execute(reading.db);
  return rows;
}

export async function searchPage(reading: Reading, search: Search): Promise<DataOf<typeof news.search>> {
  const { db } = reading;
  const { page, limit, keyword } = search;
  const words = wordsOf(keyword);
  // Nothing typed finds nothing: the list has everything.
  if (words.length === 0) return { rows: [], total: 0, page, limit };
  const ids = await articleHits(reading, search, mostNewsHits);
  const rows = await rowsByIds(reading, ids.slice((page - 1) * limit, page * limit));
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
    total: ids.length,
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
