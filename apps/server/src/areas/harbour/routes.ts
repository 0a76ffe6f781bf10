import { harbour } from '@fairway/gateway/contract/harbour';
import { answer, type Route } from '../../http/answer.ts';
import { searchPorts } from './store.ts';

export const routes: readonly Route[] = [
  answer(harbour.realTimeLikeQuery, async ({ db, query }) => ({ rows: await searchPorts(db, query) })),
];
