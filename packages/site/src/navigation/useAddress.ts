import { useMemo } from 'react';
import { createPath, type NavigateOptions } from 'react-router-dom';
import { pathBelow } from './base.ts';
import { baseOf, useRouter } from './router.ts';

/** Where the reader stands and the way on, for what asks only when it is pressed: nothing is drawn at a step for it. */
export interface Way {
  /** The address of the visible page within the site, `/news?page=2#top`. */
  readonly here: () => string;
  /** Goes to an address of the site. */
  readonly go: (address: string, options?: NavigateOptions) => Promise<void>;
}

export function useWay(): Way {
  const router = useRouter();
  return useMemo(
    () => ({
      here: () => {
        const { pathname, ...rest } = router.state.location;
        return createPath({ ...rest, pathname: pathBelow(baseOf(router), pathname) });
      },
      go: (address, options) => router.navigate(address, options),
    }),
    [router],
  );
}
