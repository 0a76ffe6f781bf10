import { seaRoute } from '@fairway/gateway/contract/subscribe';
import { answer, type Route } from '../../http/answer.ts';
import { matchingRoutes } from './matches.ts';
import { selectRoutes, toSeaRoute } from './store.ts';

export const routes: readonly Route[] = [
  answer(seaRoute.selectAll, async ({ db }) => {
    const rows = await selectRoutes(db).where('seaRoute.onSale', '=', true).execute();
    return { rows: rows.map(toSeaRoute) };
  }),

  answer(seaRoute.selectMatches, async ({ db, query }) => ({
    ids: await matchingRoutes(db, query.keyword),
  })),
];
