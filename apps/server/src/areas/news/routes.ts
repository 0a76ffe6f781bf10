import { bizCollection } from '@fairway/gateway/contract/bizCollection';
import { fuelPrice } from '@fairway/gateway/contract/fuelPrice';
import { news } from '@fairway/gateway/contract/news';
import { answer, type Route } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { collect, collectionPage, newsByIds, removeCollected } from './collection.ts';
import { deskRoutes } from './deskRoutes.ts';
import { feedRoutes } from './feedRoutes.ts';
import { fuelHistory } from './fuel.ts';
import { newsPage } from './store.ts';

const page = '/newsInformation';

const forReaders: readonly Route[] = [
  answer(news.selectPage, (handling) => {
    const { query, caller, refuse } = handling;
    if (query.mine && caller.kind !== 'member') return refuse('sessionRequired');
    return readFor(page, handling, newsPage(handling, query));
  }),
  answer(news.detail, async (handling) => {
    // What reads Markdown, and below what spells Chinese, is fetched with the first reader.
    const { newsDetail } = await import('./detail.ts');
    const found = await readFor('/newsDetail', handling, newsDetail(handling, handling.query.id));
    return found ?? handling.refuse('notFound');
  }),
  answer(news.search, async (handling) => {
    const { searchPage } = await import('./search.ts');
    return readFor('/newsInformationSearch', handling, searchPage(handling, handling.query));
  }),
  answer(fuelPrice.selectHistory, (handling) =>
    readFor(page, handling, fuelHistory(handling.db, handling.query, handling.now)),
  ),

  answer(bizCollection.addOrUpdateCollection, async ({ db, caller, body, now, refuse }) =>
    (await collect(db, caller, body, now)) ? body : refuse('notFound'),
  ),
  answer(bizCollection.deleteCollection, async ({ db, caller, body }) => ({
    removed: await removeCollected(db, caller, body.newsIds),
  })),
  answer(bizCollection.selectNewsByIds, async (handling) => ({
    rows: await newsByIds(handling, handling.query.ids),
  })),
  answer(bizCollection.selectCollectionByCondition, (handling) => collectionPage(handling, handling.query)),
];

export const routes: readonly Route[] = [...forReaders, ...deskRoutes, ...feedRoutes];
