import { useMessages } from '../../../provider/UiProvider.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import { columnName } from './columnName.ts';
import * as styles from './DataTable.css.ts';
import type { Column, Sort } from './types.ts';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
}

/** Sorting for phones, where cards have no headings to press. */
export function SortSelect<Row>({ columns, sort, onSortChange }: SortSelectProps<Row>) {
  const t = useMessages().dataTable;
  const sorts = columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) => [
      { column: column.key, direction: 'ascending', label: t.sortedUp(columnName(column)) } as const,
      { column: column.key, direction: 'descending', label: t.sortedDown(columnName(column)) } as const,
    ]);
  const optionOf = ({ column, direction }: Sort) => `${direction} ${column}`;
  // The rows may arrive in an order that no column has.
  const current = sort && sorts.find((choice) => optionOf(choice) === optionOf(sort));
  return (
    <Select
      label={t.sort}
      labelHidden
      size="small"
      className={styles.sortSelect}
      value={current ? optionOf(current) : 'none'}
      options={[
        { value: 'none', label: t.sortNone },
        ...sorts.map(({ label, ...choice }) => ({ value: optionOf(choice), label })),
      ]}
      onChange={({ target }) => {
        const choice = sorts.find((choice) => optionOf(choice) === target.value);
        onSortChange(choice ? { column: choice.column, direction: choice.direction } : null);
      }}
    />
  );
}
