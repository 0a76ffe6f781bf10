import { useMemo } from 'react';
import { createPath, type NavigateOptions } from 'react-router-dom';
import { pathBelow } from './base.ts';
import { baseOf, useRouter } from './router.ts';

export interface Address {
  /** The address within the site that the user asked for last, `/news?page=2#top`: of a pending navigation, or of the visible page. */
  readonly current: () => string;
  /** Navigates to an address of the site. */
  readonly navigate: (address: string, options?: NavigateOptions) => Promise<void>;
}

/**
 * The address for event handlers. Unlike `useLocation` and `useNavigate` it renders nothing at a navigation, which a header
 * with twenty links feels on a phone ([measured](../../../../docs/decisions/site.md#renders-of-a-navigation)).
 */
export function useAddress(): Address {
  const router = useRouter();
  return useMemo(
    () => ({
      current: () => {
        const { pathname, ...rest } = router.state.navigation.location ?? router.state.location;
        return createPath({ ...rest, pathname: pathBelow(baseOf(router), pathname) });
      },
      navigate: (address, options) => router.navigate(address, options),
    }),
    [router],
  );
}
