/** The steps that a reader made on the site, which the browser keeps and goes back and forth in. */
export interface Steps {
  /** Number of the step that the browser is at; null where it counts none. */
  readonly at: () => number | null;
  /** Goes forth, or back with a number below zero; resolves once the router has heard of it. */
  readonly go: (by: number) => Promise<void>;
}

/** As the router has the browser keep them. It is at another step before the page there is read. */
export const browserSteps: Steps = {
  at: () => (window.history.state as { idx?: number } | null)?.idx ?? null,
  go: (by) =>
    new Promise((resolve) => {
      // A turn later, as the router hears of it in the same one.
      window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
      window.history.go(by);
    }),
};
