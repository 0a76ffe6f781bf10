import { bizCollection } from '@fairway/gateway/contract/bizCollection';
import { fuelPrice } from '@fairway/gateway/contract/fuelPrice';
import { news } from '@fairway/gateway/contract/news';
import { type Route, read, write, writeInSteps } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { countActivity } from '../subscribeStatistics/index.ts';
import { collect, collectionPage, newsByIds, removeCollected } from './articles/collection.ts';
import { deskRoutes } from './desk/deskRoutes.ts';
import { feedRoutes } from './feeds/feedRoutes.ts';
import { fuelHistory } from './fuel/fuel.ts';
import { newsPage } from './store.ts';

const page = '/newsInformation';

const forReaders: readonly Route[] = [
  read(news.selectPage, (handling) => {
    const { query, caller, refuse } = handling;
    if (query.mine && caller.kind !== 'member') return refuse('sessionRequired');
    return readFor(page, handling, newsPage(handling, query));
  }),
  read(news.detail, async (handling) => {
    // The Markdown parser, and below the library that spells Chinese, are loaded with the first reader.
    const { newsDetail } = await import('./articles/detail.ts');
    const detail = await readFor('/newsDetail', handling, newsDetail(handling, handling.query.id));
    return detail ?? handling.refuse('notFound');
  }),
  read(news.search, async (handling) => {
    const { searchPage } = await import('./articles/search.ts');
    return readFor('/newsInformationSearch', handling, searchPage(handling, handling.query));
  }),
  read(fuelPrice.selectHistory, (handling) =>
    readFor(page, handling, fuelHistory(handling.db, handling.query, handling.now)),
  ),

  writeInSteps(bizCollection.addOrUpdateCollection, async ({ db, caller, commit, body, now, refuse }) => {
    let added = false;
    const committed = await commit(async (trx) => {
      const outcome = await collect(trx, caller, body, now);
      if (outcome === 'unknown') return refuse('notFound');
      added = outcome === 'added';
      return body;
    });
    // Written later, by a connection outside of the transaction.
    if (added) countActivity(db, caller, { what: 'collection' }, now);
    return committed;
  }),
  write(bizCollection.deleteCollection, async ({ db, caller, body }) => ({
    removed: await removeCollected(db, caller, body.newsIds),
  })),
  read(bizCollection.selectNewsByIds, async (handling) => ({
    rows: await newsByIds(handling, handling.query.ids),
  })),
  read(bizCollection.selectCollectionByCondition, (handling) => collectionPage(handling, handling.query)),
];

export const routes: readonly Route[] = [...forReaders, ...deskRoutes, ...feedRoutes];
