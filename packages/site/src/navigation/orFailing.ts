import type { Page } from './pages.ts';

/**
 * A part of a screen, or one that fails as soon as it is used. What cannot be had fails where it would stand, and not on
 * its way: of a route with a part that never came the router draws nothing at all, not even the failure.
 */
export function orFailing<Part>(fetch: (page: Page) => Promise<Part>) {
  return (page: Page): Promise<Part | (() => never)> =>
    fetch(page).catch((error: unknown) => () => {
      throw error;
    });
}
