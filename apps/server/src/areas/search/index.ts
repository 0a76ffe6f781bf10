import { type Area, defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routesOver } from './routes.ts';

/** The search over everything that other areas let it find. */
export function searchOver(areas: readonly Area[]): Area {
  return defineArea({
    name: 'search',
    migrations,
    routes: routesOver(areas.flatMap(({ finders }) => finders ?? [])),
  });
}
