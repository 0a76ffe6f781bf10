/** Whether a page is open, behind login, or announced only. */
export type PageAccess = 'open' | 'login' | 'soon';

/** The access that staff set for pages; pages without a row follow the page above them. */
export type PageRules = readonly { readonly path: string; readonly access: PageAccess }[];

/** Thrown where a page is announced but not open yet. */
export class ComingSoon extends Error {
  override name = 'ComingSoon';
}

/** Returns the access of a page in the list: its own row, else the row of the page above it, else it is open. */
export function accessIn(rules: PageRules, path: string): PageAccess {
  const row = rules.find((page) => page.path.toLowerCase() === path.toLowerCase());
  const above = path.slice(0, path.lastIndexOf('/'));
  return row?.access ?? (above === '' ? 'open' : accessIn(rules, above));
}

/** Staff seldom change access; the rules are fetched again after this time. */
const freshMs = 60_000;

/** Resolves each path to its access: open, behind login, or announced. */
export function createPageAccess(readRules: () => Promise<PageRules>): (path: string) => Promise<PageAccess> {
  let known: { readonly until: number; readonly rules: Promise<PageRules> } | null = null;
  const rules = () => {
    if (!known || known.until < performance.now()) {
      // Without the list pages use the settings of their table; the next page loads it again.
      const fallen = readRules().catch((): PageRules => {
        known = null;
        return [];
      });
      known = { until: performance.now() + freshMs, rules: fallen };
    }
    return known.rules;
  };
  return async (path) => accessIn(await rules(), path);
}
