import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { useRequired } from '../useRequired.ts';

/** What a site needs of its router: the location, the pending navigation, navigate and revalidate. */
export type SiteRouter = Pick<
  ReturnType<typeof createBrowserRouter>,
  'basename' | 'state' | 'subscribe' | 'navigate' | 'revalidate'
>;

export const RouterContext = createContext<SiteRouter | null>(null);

/** The router, whose state runs ahead of what it has had drawn. */
export function useRouter(): SiteRouter {
  return useRequired(RouterContext, 'useRouter');
}

/** The base path of the site, such as `/desk`; empty for a site at the root of its host. */
export function baseOf({ basename }: SiteRouter): string {
  return basename === undefined || basename === '/' ? '' : basename;
}
