import { useCallback, useReducer, useSyncExternalStore } from 'react';
import { type NavigateOptions, parsePath, useLocation } from 'react-router-dom';
import { pathBelow } from './base.ts';
import { useRouter } from './router.ts';
import { useSiteNavigation } from './useSiteNavigation.ts';

export interface PendingQuery {
  /** The query of a navigation within this page; null without one. */
  readonly pendingQuery: URLSearchParams | null;
  /** Navigates to another address of this page; its query is pending at once. */
  readonly navigate: (address: string, options?: NavigateOptions) => void;
}

/**
 * The query that this page is about to show. It reads the router and not `useNavigation`, which renders in a later frame: on
 * a slow machine a second press comes before that, and must start from the query of the first.
 */
export function usePendingQuery(): PendingQuery {
  const { base } = useSiteNavigation();
  const router = useRouter();
  const current = useLocation();
  const targetAddress = () => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    return pathBelow(base, pathname) + search;
  };
  const target = parsePath(useSyncExternalStore(router.subscribe, targetAddress, targetAddress));
  const { pathname, search = '' } = target;
  const isPending = pathname === current.pathname && search !== current.search;
  const [, render] = useReducer((count: number) => count + 1, 0);
  const navigateAndRender = useCallback<PendingQuery['navigate']>(
    (address, options) => {
      void router.navigate(address, options);
      // Before the next press; a change of the store renders after it.
      render();
    },
    [router],
  );
  return { pendingQuery: isPending ? new URLSearchParams(search) : null, navigate: navigateAndRender };
}
