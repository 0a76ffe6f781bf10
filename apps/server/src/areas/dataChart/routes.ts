import { dataChart } from '@fairway/gateway/contract/dataChart';
import { type Route, read } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { priceAccess } from '../freight/index.ts';
import { marketOf } from './market.ts';

export const routes: readonly Route[] = [
  read(dataChart.selectMarket, async (handling) => {
    const { db, query, caller, now, refuse } = handling;
    const marketData = await readFor('/dataChart', handling, marketOf(db, query, priceAccess(caller), now));
    return marketData ?? refuse('notFound');
  }),
];
