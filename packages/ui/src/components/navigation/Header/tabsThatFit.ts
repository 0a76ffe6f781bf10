export interface Fit {
  /** Width of each tab in px, in order. */
  readonly widths: readonly number[];
  /** Width of the button that opens the rest. */
  readonly more: number;
  /** Width that tabs and button may take together. */
  readonly available: number;
  /** Index of the tab of the current page, or -1. It stays visible, in place of the last that fits. */
  readonly current: number;
  /** Tabs that are not measured follow, so the button is needed in any case. */
  readonly moreFollow?: boolean;
}

/** Indexes of the tabs to show, in order. The others go into the menu. */
export function tabsThatFit({ widths, more, available, current, moreFollow = false }: Fit): number[] {
  const all = widths.map((_, index) => index);
  if (!moreFollow && sum(all, widths) <= available) return all;

  const room = available - more;
  let count = 0;
  while (count < widths.length && sum(all.slice(0, count + 1), widths) <= room) count += 1;
  const fitting = all.slice(0, count);
  if (current < 0 || fitting.includes(current)) return fitting;

  while (fitting.length > 0 && sum([...fitting, current], widths) > room) fitting.pop();
  return sum([...fitting, current], widths) <= room ? [...fitting, current] : fitting;
}

function sum(indexes: readonly number[], widths: readonly number[]): number {
  return indexes.reduce((total, index) => total + (widths[index] ?? 0), 0);
}
