import { harbour } from '@fairway/gateway/contract/harbour';
import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import { type Route, read } from '../../http/answer.ts';
import { readShared } from '../../http/sharedReads.ts';
import { readFor } from '../encyclopedia/index.ts';
import { distance } from './distance.ts';
import { portCalls } from './portCalls.ts';
import { portDetail } from './portDetail.ts';
import { portsPage } from './portsPage.ts';
import { searchPorts, selectNames } from './store.ts';

export const routes: readonly Route[] = [
  readShared(harbour.realTimeLikeQuery, async ({ db, query }) => ({ rows: await searchPorts(db, query) })),

  readShared(harbour.selectNames, ({ db }) => selectNames(db)),

  read(harbourInfo.selectPage, (handling) =>
    readFor('/wikipedia/harbour', handling, portsPage(handling.db, handling.query, handling.now)),
  ),
  read(harbourInfo.detail, async (handling) => {
    const { db, query, now, refuse } = handling;
    const port = await readFor('/wikipedia/harbourDetail', handling, portDetail(db, query.code, now));
    return port ?? refuse('notFound');
  }),
  read(harbourInfo.selectCalls, async (handling) => {
    const { db, query, now, refuse } = handling;
    const calls = await readFor('/wikipedia/harbourDetail', handling, portCalls(db, query, now));
    return calls ?? refuse('notFound');
  }),
  read(harbourInfo.distance, async (handling) => {
    const ways = await readFor('/wikipedia/harbourDetail', handling, distance(handling.db, handling.query));
    return ways ?? handling.refuse('notFound');
  }),
];
