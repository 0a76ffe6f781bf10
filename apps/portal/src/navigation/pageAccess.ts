import type { DataOf } from '@fairway/gateway/contract/call';
import type { ruleEngine } from '@fairway/gateway/contract/ruleEngine';

type Pages = DataOf<typeof ruleEngine.routerList>['rows'];
export type PageAccess = Pages[number]['access'];

/** Thrown where a page is announced but not open yet. */
export class ComingSoon extends Error {
  override name = 'ComingSoon';
}

/** What the list says of a page: by its own row, else by the row of the page above it, else it is open. */
export function accessIn(pages: Pages, path: string): PageAccess {
  const row = pages.find((page) => page.path.toLowerCase() === path.toLowerCase());
  const above = path.slice(0, path.lastIndexOf('/'));
  return row?.access ?? (above === '' ? 'open' : accessIn(pages, above));
}

/** Staff change access seldom; whoever has read it this long ago reads it again. */
const freshMs = 60_000;

let known: { readonly until: number; readonly pages: Promise<Pages> } | null = null;

function pages(): Promise<Pages> {
  if (!known || known.until < performance.now()) {
    const read = import('../calls/pages.ts').then(({ readPages }) => readPages());
    // Without the list pages are as the table of routes has them; the next page asks again.
    const fallen = read.catch((): Pages => {
      known = null;
      return [];
    });
    known = { until: performance.now() + freshMs, pages: fallen };
  }
  return known.pages;
}

/** Forgets what was read, so that the next page asks again. */
export function forgetPages(): void {
  known = null;
}

/** Whether staff have a page open, behind login, or announced. */
export async function pageAccess(path: string): Promise<PageAccess> {
  return accessIn(await pages(), path);
}
