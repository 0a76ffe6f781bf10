import type { Page } from '../navigation/pages.ts';

/**
 * If a lazy part cannot be fetched, returns one that throws when it is rendered: React Router would otherwise draw
 * nothing, not even the error.
 */
export function failOnRender<Part>(fetch: (page: Page) => Promise<Part>) {
  return (page: Page): Promise<Part | (() => never)> =>
    fetch(page).catch((error: unknown) => () => {
      throw error;
    });
}
