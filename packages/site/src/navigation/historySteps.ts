/** The entries of the browser's history that the reader made on this site. */
export interface HistorySteps {
  /** Index of the current entry; null where the router has numbered none. */
  readonly index: () => number | null;
  /** Moves forward, or back with a negative number; resolves once the router has handled it. */
  readonly go: (by: number) => Promise<void>;
}

/** As React Router numbers entries. The browser changes the entry before the page there is loaded. */
export const browserHistory: HistorySteps = {
  index: () => (window.history.state as { idx?: number } | null)?.idx ?? null,
  go: (by) =>
    new Promise((resolve) => {
      // The router handles the same event; the timeout runs after it.
      window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
      window.history.go(by);
    }),
};
