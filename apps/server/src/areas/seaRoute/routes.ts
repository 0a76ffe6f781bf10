import { seaRoute } from '@fairway/gateway/contract/subscribe';
import { type Route, read } from '../../http/answer.ts';
import { matchingRoutes } from './matches.ts';
import { selectRoutes, toSeaRoute } from './store.ts';

export const routes: readonly Route[] = [
  read(seaRoute.selectAll, async ({ db }) => {
    const rows = await selectRoutes(db).where('seaRoute.onSale', '=', true).execute();
    return { rows: rows.map(toSeaRoute) };
  }),

  read(seaRoute.selectMatches, async ({ db, query }) => ({
    ids: await matchingRoutes(db, query.keyword),
  })),
];
