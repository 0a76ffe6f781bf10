/** Positions of rows, in px from the top of the first. */
export interface Heights {
  readonly count: number;
  /** Height of an unmeasured row. */
  readonly base: number;
  /** All rows together. */
  total(): number;
  /** Top of a row; of the one after the last, the end. */
  offsetOf(index: number): number;
  /** The row at an offset; the nearest one beyond the ends, -1 without rows. */
  indexAt(offset: number): number;
  heightOf(index: number): number;
  /** Stores a measured height; returns whether it changed anything. */
  set(index: number, height: number): boolean;
}

/**
 * Heights of `count` rows that are `base` px tall unless measured. Differences from `base` are summed in a Fenwick
 * tree, so that 100,000 equal rows cost nothing and measured ones cost O(log n).
 */
export function createHeights(count: number, base: number): Heights {
  const known = new Map<number, number>();
  let tree: Float64Array | undefined;

  const add = (index: number, difference: number) => {
    tree ??= new Float64Array(count + 1);
    for (let at = index + 1; at <= count; at += at & -at) tree[at] = (tree[at] ?? 0) + difference;
  };
  const extraBefore = (index: number) => {
    let sum = 0;
    if (tree) for (let at = index; at > 0; at -= at & -at) sum += tree[at] ?? 0;
    return sum;
  };
  const offsetOf = (index: number) => {
    const row = clamp(index, 0, count);
    return row * base + extraBefore(row);
  };
  return {
    count,
    base,
    total: () => offsetOf(count),
    offsetOf,
    indexAt(offset) {
      let [low, high] = [0, count - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (offsetOf(middle) <= offset) low = middle;
        else high = middle - 1;
      }
      return Math.min(low, count - 1);
    },
    heightOf: (index) => known.get(index) ?? base,
    set(index, height) {
      const before = known.get(index) ?? base;
      if (index < 0 || index >= count || Math.abs(before - height) < 0.5) return false;
      known.set(index, height);
      add(index, height - before);
      return true;
    },
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
