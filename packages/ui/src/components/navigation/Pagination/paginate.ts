/** The page sizes to choose from by default. */
export const pageSizes = [10, 20, 30, 50] as const;

/** An item in the row of page buttons: a page, or a gap that replaces the pages between. */
export type PageSlot =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly key: 'start' | 'end' };

/** Pages needed for `total` rows; 1 for none, so that there is always a page to be on. */
export function pageCount(total: number, size: number): number {
  const pages = Math.ceil(total / Math.max(1, size));
  return Number.isFinite(pages) ? Math.max(1, pages) : 1;
}

/** The nearest page that exists. `pages` is undefined while the total is unknown. */
export function clampPage(page: number, pages: number | undefined): number {
  const whole = Number.isFinite(page) ? Math.trunc(page) : 1;
  return Math.min(Math.max(whole, 1), pages ?? Number.MAX_SAFE_INTEGER);
}

/** The page of the new size that shows the row which was first on the page before. */
export function pageAfterResize(page: number, size: number, nextSize: number): number {
  return Math.floor(((page - 1) * size) / nextSize) + 1;
}

/** Numbers of the first and last row of a page, counted from 1; `total` undefined while unknown. */
export function rowRange(
  page: number,
  size: number,
  total: number | undefined,
): { first: number; last: number } {
  const first = (page - 1) * size + 1;
  return { first, last: Math.min(page * size, total ?? Number.POSITIVE_INFINITY) };
}

/** Items in the row of page buttons, gaps included. */
const rowLength = 9;
/** Pages next to each other at an end: all but a gap and the page at the other end. */
const endLength = rowLength - 2;
/** Pages on each side of the current one in the middle: the row without two ends, two gaps and the page itself. */
const besideCurrent = (rowLength - 5) / 2;

/**
 * Every page, or from ten pages on nine items: the first, the last and those around the current one, with a gap in place of
 * two pages or more. The row always has the same length, so that no button moves under the pointer from page to page.
 */
export function pageSlots(page: number, pages: number): readonly PageSlot[] {
  if (pages <= rowLength) return range(1, pages).map(toPage);
  if (page < endLength - 1) return [...range(1, endLength).map(toPage), gap('end'), toPage(pages)];
  if (page > pages - endLength + 2)
    return [toPage(1), gap('start'), ...range(pages - endLength + 1, pages).map(toPage)];
  const around = range(page - besideCurrent, page + besideCurrent).map(toPage);
  return [toPage(1), gap('start'), ...around, gap('end'), toPage(pages)];
}

/**
 * The page around which to lay out the row of buttons while a pointer is over it: the previous one as long as the
 * current page is in that row, so that a second press on the same spot hits the same button.
 */
export function heldPage(centre: number | null, page: number, pages: number): number {
  if (centre === null) return page;
  const slots = pageSlots(clampPage(centre, pages), pages);
  return slots.some((slot) => slot.kind === 'page' && slot.page === page) ? clampPage(centre, pages) : page;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function toPage(page: number): PageSlot {
  return { kind: 'page', page };
}

function gap(key: 'start' | 'end'): PageSlot {
  return { kind: 'gap', key };
}
