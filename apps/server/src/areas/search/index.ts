import { type Area, defineArea } from '../area.ts';
import { routesOver } from './routes.ts';

/** The search over everything that other areas let it find. */
export function searchOver(areas: readonly Area[]): Area {
  return defineArea({
    name: 'search',
    routes: routesOver(areas.flatMap(({ finders }) => finders ?? [])),
  });
}
