import { readListing } from '@fairway/gateway/contract/listAddress';
import { newsSearchListing } from '@fairway/gateway/contract/listings/news';
import type { Finder } from '../../area.ts';
import { articleHits } from './hits.ts';
import { rowsByIds } from './search.ts';

const standard = readListing(newsSearchListing, new URLSearchParams());

/** Articles by words of their headline or text. */
export const articleFinder: Finder = {
  kind: 'article',
  page: '/newsDetail',
  async find({ limit, keyword, ...reading }) {
    const ids = await articleHits(reading, { ...standard, keyword }, limit);
    const rows = await rowsByIds(reading, ids);
    const results = rows.map(({ id, title, publishedAt }) => ({
      key: id,
      name: title,
      note: publishedAt.toISOString().slice(0, 10),
    }));
    return { total: ids.length, rows: results };
  },
};
