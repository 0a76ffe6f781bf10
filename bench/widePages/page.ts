/** A row of every wide table: its key, and a number in each column. */
export type WideRow = { readonly id: string } & Readonly<Record<`w${number}`, number>>;

export const columnCount = 60;
/** Px of a column. */
export const columnWidth = 100;

/** Keys of the columns after the first, which names the row. */
export const keys = Array.from({ length: columnCount - 1 }, (_, index) => `w${index + 1}` as const);

/** The object that each page puts on `globalThis.widePage`. */
export interface WidePage {
  mount(element: HTMLElement, rows: readonly WideRow[]): void;
  /** The element that scrolls sideways. */
  scroller(): Element | null;
  /** The place where the end of the fifth column is dragged. */
  handle(): Element | null;
}

/** So many rows, always the same; runs in the page. */
export function makeWideRows(count: number, columns: number): WideRow[] {
  return Array.from({ length: count }, (_, row) => {
    const cells = Array.from({ length: columns - 1 }, (_, at) => [
      `w${at + 1}`,
      ((row + 1) * (at + 7)) % 997,
    ]);
    return { id: `R${row + 1}`, ...Object.fromEntries(cells) } as WideRow;
  });
}
