import type { LaidColumn } from '../machine/columnLayout.ts';

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
export function groupHeadings<Row>(columns: readonly LaidColumn<Row>[]): readonly GroupHeading[] {
  const spans: GroupHeading[] = [];
  columns.forEach(({ column, edge }, from) => {
    const { group = '' } = column;
    const last = spans.at(-1);
    const before = columns[from - 1]?.column;
    const continues = last && group && before?.group === group && before.pinned === column.pinned;
    if (continues) spans[spans.length - 1] = { ...last, count: last.count + 1, edge: last.edge || edge };
    else spans.push({ header: group, from, count: 1, pinned: column.pinned, edge });
  });
  return spans;
}
