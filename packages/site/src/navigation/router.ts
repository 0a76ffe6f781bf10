import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { useRequired } from '../useRequired.ts';

/** The parts of the router that a site needs: the location, the pending navigation, navigate and revalidate. */
export type SiteRouter = Pick<
  ReturnType<typeof createBrowserRouter>,
  'basename' | 'state' | 'subscribe' | 'navigate' | 'revalidate'
>;

export const RouterContext = createContext<SiteRouter | null>(null);

/** Returns the router, whose state is ahead of the rendered page. */
export function useRouter(): SiteRouter {
  return useRequired(RouterContext, 'useRouter');
}

/** The base path of the site, such as `/desk`; empty for a site at the root of its host. */
export function baseOf({ basename }: SiteRouter): string {
  return basename === undefined || basename === '/' ? '' : basename;
}
