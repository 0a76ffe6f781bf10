/** A row of a tree that is visible. */
export interface TreeEntry<Row> {
  readonly row: Row;
  readonly key: string;
  /** From 1. */
  readonly level: number;
  /** Index of its parent among the entries, -1 at the top. */
  readonly parent: number;
  /** Place among its siblings from 1, and their number. */
  readonly place: number;
  readonly count: number;
  /** `undefined` for a row without children. */
  readonly isExpanded: boolean | undefined;
}

export interface TreeSource<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly childrenOf: (row: Row) => readonly Row[] | null | undefined;
  readonly isExpanded: (key: string) => boolean;
  /** Sorts or filters the rows of one parent. */
  readonly arrange?: ((siblings: readonly Row[]) => readonly Row[]) | undefined;
}

/**
 * The visible rows of a tree in their order. A row whose key was in the tree before is left out, so that a loop in the
 * data ends.
 */
export function treeEntries<Row>(source: TreeSource<Row>): readonly TreeEntry<Row>[] {
  const { rows, keyOf, childrenOf, isExpanded, arrange = (siblings) => siblings } = source;
  const entries: TreeEntry<Row>[] = [];
  const keys = new Set<string>();
  // An explicit stack, because deep data would overflow the engine's stack.
  const stack: { siblings: readonly Row[]; at: number; level: number; parent: number }[] = [];
  const enter = (siblings: readonly Row[], level: number, parent: number) =>
    stack.push({ siblings: arrange(siblings), at: 0, level, parent });

  enter(rows, 1, -1);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { siblings, level, parent } = top;
    if (top.at === siblings.length) {
      stack.pop();
      continue;
    }
    const row = siblings[top.at] as Row;
    top.at += 1;
    const key = keyOf(row);
    if (keys.has(key)) continue;
    keys.add(key);
    const children = childrenOf(row) ?? [];
    const open = children.length > 0 ? isExpanded(key) : undefined;
    entries.push({ row, key, level, parent, place: top.at, count: siblings.length, isExpanded: open });
    if (open) enter(children, level + 1, entries.length - 1);
  }
  return entries;
}
