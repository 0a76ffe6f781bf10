import { type Area, defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routesOver } from './routes.ts';

/** The search over the finders of all areas. */
export function searchOver(areas: readonly Area[]): Area {
  return defineArea({
    name: 'search',
    migrations,
    routes: routesOver(areas.flatMap(({ finders }) => finders ?? [])),
  });
}
