import type { TitleKey } from '../language/catalogue.ts';
import { pages, titleOf } from '../routes.ts';
import { findRoute } from './findRoute.ts';

/** Key of the title that the page at a path carries; the 404 page's where there is none. */
export function titleKeyOf(pathname: string): TitleKey {
  const page = findRoute(pages, pathname);
  return page ? titleOf(page) : 'notFound';
}
