import type { LaidColumn } from '../machine/columnLayout.ts';

/** Columns under one heading. */
export interface ColumnGroup {
  readonly header: string;
  /** Keys of its columns. */
  readonly columns: readonly string[];
}

/** A heading over neighbouring columns; without a name over columns of no group. */
export interface GroupHeading {
  readonly header: string;
  /** Place of its first column, and how many it covers. */
  readonly from: number;
  readonly count: number;
  readonly pinned: 'start' | 'end' | undefined;
  /** The last one at its edge. */
  readonly edge: boolean;
}

/**
 * Headings of groups in the reader's order of columns. A group whose columns are apart, or partly pinned, has several
 * headings with its name. Columns without a group have an empty one each.
 */
export function groupHeadings<Row>(
  columns: readonly LaidColumn<Row>[],
  groups: readonly ColumnGroup[],
): readonly GroupHeading[] {
  const groupOf = new Map(groups.flatMap((group) => group.columns.map((key) => [key, group] as const)));
  const spans: GroupHeading[] = [];
  columns.forEach(({ column, edge }, from) => {
    const group = groupOf.get(column.key);
    const last = spans.at(-1);
    const before = columns[from - 1]?.column;
    const continues =
      last && group && before && groupOf.get(before.key) === group && before.pinned === column.pinned;
    if (continues) spans[spans.length - 1] = { ...last, count: last.count + 1, edge: last.edge || edge };
    else spans.push({ header: group?.header ?? '', from, count: 1, pinned: column.pinned, edge });
  });
  return spans;
}
