import { useMemo } from 'react';
import { createPath, type NavigateOptions } from 'react-router-dom';
import { pathBelow } from './base.ts';
import { baseOf, useRouter } from './router.ts';

export interface Address {
  /** The address of the visible page within the site, `/news?page=2#top`; while it loads another query, with that one. */
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
        const { location, navigation } = router.state;
        const isSamePage = navigation.location?.pathname === location.pathname;
        const { pathname, ...rest } = (isSamePage && navigation.location) || location;
        return createPath({ ...rest, pathname: pathBelow(baseOf(router), pathname) });
      },
      navigate: (address, options) => router.navigate(address, options),
    }),
    [router],
  );
}
