/** The sizes a reader may choose from, unless the caller gives others. */
export const pageSizes = [10, 20, 30, 50] as const;

/** An item in the row of page buttons: a page, or a gap that replaces the pages between. */
export type PageSlot =
  | { readonly kind: 'page'; readonly page: number }
  | {
      readonly kind: 'gap';
      readonly key: 'start' | 'end';
      /** Buttons' places that it takes, so that the row is as wide on every page. */
      readonly places: number;
    };

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
 * Five pages around the current one, at the ends as in the middle, with the first and the last; gaps where more than one
 * page is left out. The places taken depend on `pages` alone, so that no button shifts under the pointer while leafing.
 */
export function pageSlots(page: number, pages: number, around = 5): readonly PageSlot[] {
  const places = Math.min(pages, around + 4);
  const first = Math.max(1, Math.min(page - Math.floor(around / 2), pages - around + 1));
  const last = Math.min(pages, first + around - 1);
  // A gap in the place of one page would say less than its number.
  const start = first <= 3 ? 1 : first;
  const end = last >= pages - 2 ? pages : last;
  const middle = range(start, end).map(toPage);
  const before = start > 1 ? [toPage(1), gap('start', 1)] : [];
  const after = end < pages ? [gap('end', 1), toPage(pages)] : [];
  const spare = places - before.length - middle.length - after.length;
  // Where only one side has a gap, it takes the place of the other.
  return [...before, ...middle, ...after].map((slot) =>
    slot.kind === 'gap' && spare > 0 ? gap(slot.key, 1 + spare) : slot,
  );
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

function gap(key: 'start' | 'end', places: number): PageSlot {
  return { kind: 'gap', key, places };
}
