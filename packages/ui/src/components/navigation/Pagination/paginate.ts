/** The sizes a reader may choose from, unless the caller gives others. */
export const pageSizes = [10, 20, 30, 50] as const;

/** What stands in the row of page buttons: a page, or a gap that stands for the pages between. */
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

/**
 * First page, last page and five around the current one; gaps where more than one page is left out.
 * The number of slots depends on `pages` alone, so that no button shifts under the pointer while leafing.
 */
export function pageSlots(page: number, pages: number, around = 5): readonly PageSlot[] {
  const slots = around + 4;
  if (pages <= slots) return range(1, pages).map(toPage);
  const half = Math.floor(around / 2);
  const nearStart = page <= half + 3;
  const nearEnd = page >= pages - half - 2;
  if (nearStart) return [...range(1, around + 2).map(toPage), gap('end'), toPage(pages)];
  if (nearEnd) return [toPage(1), gap('start'), ...range(pages - around - 1, pages).map(toPage)];
  return [toPage(1), gap('start'), ...range(page - half, page + half).map(toPage), gap('end'), toPage(pages)];
}

/**
 * The page around which to lay the row of buttons while a pointer is over it: the one of before as long as the page in
 * sight stands in that row, so that a second press on the same spot meets the same button.
 */
export function heldPage(held: number | null, page: number, pages: number): number {
  if (held === null) return page;
  const slots = pageSlots(clampPage(held, pages), pages);
  return slots.some((slot) => slot.kind === 'page' && slot.page === page) ? clampPage(held, pages) : page;
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
