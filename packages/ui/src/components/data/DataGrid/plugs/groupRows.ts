import { isNothing, type SortValue } from '../../DataTable/types.ts';

/** A row of a grid with groups: the heading of a group, or one of the caller's rows. */
export type GroupedRow<Row> =
  | {
      readonly kind: 'group';
      readonly key: string;
      /** Column whose value its rows share. */
      readonly column: string;
      readonly value: SortValue;
      /** All rows of the group, also those of its inner groups. */
      readonly rows: readonly Row[];
      readonly children: readonly GroupedRow<Row>[];
    }
  | { readonly kind: 'row'; readonly key: string; readonly row: Row };

/** Rows in groups by the values of columns, one level for each; groups are in the order of their first rows. */
export function groupRows<Row>(
  rows: readonly Row[],
  by: readonly string[],
  valueIn: (column: string, row: Row) => SortValue,
  keyOf: (row: Row) => string,
  path = 'group',
): readonly GroupedRow<Row>[] {
  const [column, ...inner] = by;
  if (column === undefined) return rows.map((row) => ({ kind: 'row', key: keyOf(row), row }));
  const groups = Map.groupBy(rows, (row) => {
    const value = valueIn(column, row);
    return isNothing(value) ? null : value;
  });
  return [...groups].map(([value, members]) => {
    const key = `${path}\n${typeof value}:${value}`;
    return {
      kind: 'group',
      key,
      column,
      value,
      rows: members,
      children: groupRows(members, inner, valueIn, keyOf, key),
    };
  });
}

/** Keys of all groups, outer ones first. */
export function groupKeys<Row>(rows: readonly GroupedRow<Row>[]): readonly string[] {
  return rows.flatMap((row) => (row.kind === 'group' ? [row.key, ...groupKeys(row.children)] : []));
}
