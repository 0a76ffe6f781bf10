import { useCallback, useReducer, useSyncExternalStore } from 'react';
import { type NavigateOptions, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../context.tsx';
import { pathBelow } from './base.ts';
import { useRouter } from './router.ts';

/** What the address of this page is about to say, and the way to have it say something else. */
export interface Asked {
  /** The query that is on its way; null while the page shows what its address says. */
  readonly asked: URLSearchParams | null;
  /** Navigates to another address of this page; from then on its query is the requested one. */
  readonly ask: (address: string, options?: NavigateOptions) => void;
}

/**
 * What is pressed shows at once: the router itself knows of the press within it, and has it drawn a moment later. On a
 * busy machine the moment is long enough for a second press, which must not take the first one back. A page that asks the
 * router instead of what it draws is also drawn once less.
 */
export function useAsked(): Asked {
  const { base } = useSite();
  const router = useRouter();
  const here = useLocation();
  const navigate = useNavigate();
  // Where it is going, or else where it stands.
  const goal = () => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    return pathBelow(base, pathname) + search;
  };
  const { pathname, search = '' } = parsePath(useSyncExternalStore(router.subscribe, goal, goal));
  const asked = pathname === here.pathname && search !== here.search ? new URLSearchParams(search) : null;
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const ask = useCallback<Asked['ask']>(
    (address, options) => {
      void navigate(address, options);
      // Before the next press is heard, which may follow at once; what a store says is drawn after it.
      draw();
    },
    [navigate],
  );
  return { asked, ask };
}
