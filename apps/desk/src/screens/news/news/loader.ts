import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { listLoader } from '@fairway/site/list';
import { newsList } from './address.ts';

export const { loader, page, queryOf } = listLoader(newsList, (query, send) =>
  send(newsDesk.selectPage, { query }),
);
