import { readListing } from '@fairway/gateway/contract/listAddress';
import { newsSearchListing } from '@fairway/gateway/contract/listings/news';
import type { Finder } from '../../area.ts';
import { searchQuery } from './search.ts';

const standard = readListing(newsSearchListing, new URLSearchParams());

/** Articles by words of their headline or text. */
export const articleFinder: Finder = {
  kind: 'article',
  page: '/newsDetail',
  async find({ limit, keyword, ...reading }) {
    const { rows } = await searchQuery(reading, { ...standard, keyword }).execute(reading.db);
    const results = rows.slice(0, limit).map(({ id, title, publishedAt }) => ({
      key: id,
      name: title,
      note: publishedAt.toISOString().slice(0, 10),
    }));
    return { total: rows[0]?.total ?? 0, rows: results };
  },
};
