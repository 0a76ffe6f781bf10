import { createContext, useContext } from 'react';

export const LoadedContext = createContext<unknown>(null);

/**
 * The data of this screen's loader: `useLoaded<typeof loader>()`. Unlike `useLoaderData` it renders the screen for other data
 * only, and not at each state of a navigation ([measured](../../../../docs/decisions/site.md#renders-of-a-navigation)).
 */
export function useLoaded<Loader extends (...args: never) => unknown>(): Awaited<ReturnType<Loader>> {
  return useContext(LoadedContext) as Awaited<ReturnType<Loader>>;
}
