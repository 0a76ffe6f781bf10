import { isHidden } from './head/hidden.ts';
import { pages } from './routes.ts';

/** A page for the server's `sitemap.xml` and `robots.txt`. */
export interface KnownPage {
  readonly path: string;
  /** Further pages at the path, by their query. */
  readonly queries: readonly string[];
  /** Whether it is public and listed by search engines without a query. */
  readonly listed: boolean;
  /** Whether it is for those who are logged in. */
  readonly auth: boolean;
}

/** Pages whose query chooses among a few texts of ours. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/aboutUs': ['type=contact', 'type=business', 'type=join', 'type=data'],
  '/agreement': ['type=privacy'],
  '/newsInformation': ['categoryId=1', 'categoryId=2', 'categoryId=3'],
};

/** Pages that are nothing without a query, or lead on at once. */
const needsQuery = new Set(['/wikipedia/harbourInfo']);

/** Every page that is built. */
export const knownPages: readonly KnownPage[] = pages.map(({ path, auth, inner }) => ({
  path,
  auth: auth === true,
  queries: queries[path] ?? [],
  listed: !auth && !isHidden(path) && !needsQuery.has(path) && (!inner || path in queries),
}));
