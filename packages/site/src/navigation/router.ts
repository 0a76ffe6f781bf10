import { createContext, useContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

/** What a site asks its router itself: where it stands, where it is going, and to go or read anew. */
export type SiteRouter = Pick<
  ReturnType<typeof createBrowserRouter>,
  'basename' | 'state' | 'subscribe' | 'navigate' | 'revalidate'
>;

export const RouterContext = createContext<SiteRouter | null>(null);

/** The router, whose state runs ahead of what it has had drawn. */
export function useRouter(): SiteRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('Stand below a <SiteProvider>: a component of a site asked for its router.');
  return router;
}

/** The path that the site lies under, as `/desk`; empty for one that has its host to itself. */
export function baseOf({ basename }: SiteRouter): string {
  return basename === undefined || basename === '/' ? '' : basename;
}
