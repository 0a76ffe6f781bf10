import { useEffect, useRef, useState } from 'react';
import { numbersOf } from '../../../../provider/numbersOf.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { columnName } from '../../DataTable/columnName.ts';
import type { Column, Sort } from '../../DataTable/types.ts';
import { type Selection, selectionCount } from '../machine/selection.ts';

interface GridStatusProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  selection: Selection | undefined;
  /** Rows that match, `null` while unknown. */
  total: number | null;
  status: 'ready' | 'loading' | 'refreshing' | 'error';
  /** Something the keyboard did that only eyes would notice. */
  announcement: string;
  /** About the rows as a whole. */
  sentence: string;
}

/** Reads out what changed: order, choice, number of rows. One region, so that voices do not cut each other off. */
export function GridStatus<Row>({
  columns,
  sort,
  selection,
  total,
  status,
  announcement,
  sentence,
}: GridStatusProps<Row>) {
  const { dataGrid: t, dataTable, common, lang } = useMessages();
  const [text, setText] = useState('');
  const format = numbersOf(lang);

  const selected = selection ? describe() : '';
  const order = sort ? `${sort.direction} ${sort.column}` : '';
  const rows =
    total === null || status === 'loading' ? '' : [t.rows(format(total)), sentence].filter(Boolean).join(' ');
  const before = useRef({ selected, order, rows, status, announcement });
  useEffect(() => {
    const old = before.current;
    before.current = { selected, order, rows, status, announcement };
    if (announcement !== old.announcement) setText(announcement);
    else if (status !== old.status && status !== 'ready')
      setText(status === 'loading' ? common.loading : status === 'refreshing' ? dataTable.refreshing : '');
    else if (order !== old.order) setText(describeOrder());
    else if (selected !== old.selected) setText(selected);
    else if (rows !== old.rows || status !== old.status) setText(rows);
  });

  return (
    <VisuallyHidden role="status">{text || (status === 'loading' ? common.loading : '')}</VisuallyHidden>
  );

  function describe(): string {
    if (!selection) return '';
    const count = selectionCount(selection, total ?? undefined);
    if (count === undefined) return t.selectedAll('');
    if (selection.kind === 'all' && selection.except.size === 0) return t.selectedAll(format(count));
    return count === 0 ? t.noneSelected : t.selected(format(count));
  }
  function describeOrder(): string {
    if (!sort) return t.unsorted;
    const column = columns.find(({ key }) => key === sort.column);
    const name = column ? columnName(column) : '';
    return sort.direction === 'ascending' ? dataTable.sortedUp(name) : dataTable.sortedDown(name);
  }
}
