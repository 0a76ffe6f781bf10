import { regulation } from '@fairway/gateway/contract/regulation';
import { listLoader } from '@fairway/site/list';
import { articles } from './address.ts';

export const { page, loader, queryOf } = listLoader(articles, (query, send) =>
  send(regulation.selectArticles, { query }),
);

export type ArticlesData = Awaited<ReturnType<typeof loader>>;
