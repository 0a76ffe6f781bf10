import { createContext, useContext } from 'react';

export const LoadedContext = createContext<unknown>(null);

/**
 * What the loader of this screen has read: `useLoaded<typeof loader>()`. Unlike the router's own hook it has a screen drawn
 * only when other data is there, and not at each step on the way to it.
 */
export function useLoaded<Loader extends (...args: never) => unknown>(): Awaited<ReturnType<Loader>> {
  return useContext(LoadedContext) as Awaited<ReturnType<Loader>>;
}
