import { defineArea } from '../area.ts';
import { deskRoutes } from './desk.ts';
import { routeFinder } from './finder.ts';
import { routes } from './routes.ts';

export { makeRoute } from './makeRoute.ts';
export { type RouteRow, selectRoutes, toSeaRoute } from './store.ts';

export const seaRoute = defineArea({
  name: 'seaRoute',
  routes: [...routes, ...deskRoutes],
  finders: [routeFinder],
});
