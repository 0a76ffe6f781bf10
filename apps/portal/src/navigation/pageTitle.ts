import type { TitleKey } from '../language/catalogue.ts';
import { routes } from '../routes.ts';
import { findRoute } from './findRoute.ts';

/** Key of the title that the page at a path carries; the 404 page's where there is none. */
export function titleKeyOf(pathname: string): TitleKey {
  const route = findRoute(routes, pathname);
  return route?.screen ? route.title : 'notFound';
}
