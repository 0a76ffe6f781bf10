import { regulation } from '@fairway/gateway/contract/regulation';
import { answer, type Route } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { articlesPage, regulationDetail, regulationsPage } from './store.ts';

export const routes: readonly Route[] = [
  answer(regulation.selectPage, (handling) =>
    readFor('/wikipedia/regulations', handling, regulationsPage(handling.db, handling.query)),
  ),
  answer(regulation.detail, async (handling) => {
    const { db, query, refuse } = handling;
    const found = await readFor('/wikipedia/regulationDetail', handling, regulationDetail(db, query.slug));
    return found ?? refuse('notFound');
  }),
  answer(regulation.selectArticles, (handling) =>
    readFor('/wikipedia/regulationSearch', handling, articlesPage(handling.db, handling.query)),
  ),
];
