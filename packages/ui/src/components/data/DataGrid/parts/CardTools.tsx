import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx';
import { SortSelect } from '../../DataTable/SortSelect.tsx';
import type { Column, Sort } from '../../DataTable/types.ts';
import * as styles from '../DataGrid.css.ts';

interface CardToolsProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSortChange: ((sort: Sort | null) => void) | undefined;
  selected: 'none' | 'some' | 'all' | undefined;
  isPage: boolean;
  onToggleAll: (() => void) | undefined;
}

/** Above cards on phones, with the functions of a heading: sorting, and one checkbox for all. */
export function CardTools<Row>(props: CardToolsProps<Row>) {
  const { columns, sort, onSortChange, selected, isPage, onToggleAll } = props;
  const t = useMessages().dataGrid;
  return (
    <div className={styles.cardTools}>
      {selected !== undefined && (
        <Checkbox
          label={isPage ? t.selectPage : t.selectAll}
          checked={selected === 'all'}
          indeterminate={selected === 'some'}
          onChange={onToggleAll}
        />
      )}
      {onSortChange && columns.some(({ sortable }) => sortable) && (
        <SortSelect columns={columns} sort={sort} onSortChange={onSortChange} />
      )}
    </div>
  );
}
