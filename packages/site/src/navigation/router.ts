import { createContext, useContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

/** What a site asks its router itself: where it stands, where it is going, and to read anew. */
export type SiteRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'revalidate'>;

export const RouterContext = createContext<SiteRouter | null>(null);

/** The router, whose state runs ahead of what it has had drawn. */
export function useRouter(): SiteRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('Stand below a <SiteProvider>: a component of a site asked for its router.');
  return router;
}
