import { useMemo, useSyncExternalStore } from 'react';
import type { ServerTableOptions } from './types.ts';

/** Listeners of this page: browsers report steps in the history, and not what a page writes itself. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function onParamsChange(params: URLSearchParams, { replace }: { readonly replace: boolean }): void {
  const query = params.toString();
  const { pathname, hash } = window.location;
  const address = `${pathname}${query ? `?${query}` : ''}${hash}`;
  window.history[replace ? 'replaceState' : 'pushState'](window.history.state, '', address);
  for (const listener of [...listeners]) listener();
}

const search = () => window.location.search;
const noSearch = () => '';

/**
 * The parameters of the page's address for `useServerTable`, in a page without a router. They follow Back and Forward,
 * and other tables of the page; a server renders the page without parameters.
 */
export function useAddressParams(): Pick<ServerTableOptions<never>, 'onParamsChange'> & {
  readonly params: URLSearchParams;
} {
  const text = useSyncExternalStore(subscribe, search, noSearch);
  const params = useMemo(() => new URLSearchParams(text), [text]);
  return { params, onParamsChange };
}
