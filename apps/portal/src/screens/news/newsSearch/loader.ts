import { news } from '@fairway/gateway/contract/news';
import { listLoader } from '@fairway/site/list';
import { newsSearch } from './address.ts';

export const { page, loader, queryOf } = listLoader(newsSearch, (query, send) =>
  send(news.search, { query }),
);

export type NewsSearchData = Awaited<ReturnType<typeof loader>>;
