import { regulation } from '@fairway/gateway/contract/regulation';
import { type Route, read } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { articlesPage, regulationDetail, regulationsPage } from './store.ts';

export const routes: readonly Route[] = [
  read(regulation.selectPage, (handling) =>
    readFor('/wikipedia/regulations', handling, regulationsPage(handling.db, handling.query)),
  ),
  read(regulation.detail, async (handling) => {
    const { db, query, refuse } = handling;
    const detail = await readFor('/wikipedia/regulationDetail', handling, regulationDetail(db, query.slug));
    return detail ?? refuse('notFound');
  }),
  read(regulation.selectArticles, (handling) =>
    readFor('/wikipedia/regulationSearch', handling, articlesPage(handling.db, handling.query)),
  ),
];
