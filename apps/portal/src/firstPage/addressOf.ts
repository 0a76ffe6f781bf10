import { findRoute } from '../navigation/findRoute.ts';
import { fetchQueryOf, pages } from '../routes.ts';

/** What only the browser can act on: the login dialog, and what a social login brought. */
const onlyInBrowser = ['login', 'wxcode'];

/**
 * The one address of a page that can be drawn for visitors, with nothing in it that the page does not read: pages
 * are kept by it, and a parameter that somebody added must not make another. Null where only the browser can draw it.
 */
export async function addressOf(target: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(target, 'http://portal');
  const page = findRoute(pages, pathname);
  if (!page || page.auth || onlyInBrowser.some((key) => searchParams.has(key))) return null;
  const queryOf = await fetchQueryOf(page.screen);
  const query = queryOf?.(searchParams) ?? '';
  return query ? `${page.path}?${query}` : page.path;
}
