import { useMemo, useState } from 'react';
import { useStable } from '../../../../hooks/useStable.ts';
import { listOf } from '../../../../provider/listOf.ts';
import { numbersOf } from '../../../../provider/numbersOf.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { cellOf } from '../../DataTable/cellOf.ts';
import { valuesOf } from '../../DataTable/types.ts';
import type { GridPlug } from '../machine/gridPlug.ts';
import type { GridColumn } from '../types.ts';
import { type GroupedRow, groupKeys, groupRows } from './groupRows.ts';
import * as styles from './plugs.css.ts';
import { type SummaryCell, summaryTexts } from './summaryTexts.ts';
import { treeEntries } from './treeEntries.ts';
import { useTree } from './useTree.tsx';

export interface GroupedRowsOptions<Row> {
  /** In the order to show; groups are in the order of their first rows. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The columns of the rows; create them once. */
  columns: readonly GridColumn<Row>[];
  /** Keys of the columns to group by, outer groups first; none shows the rows as they are. */
  by: readonly string[];
  /** Values of a group under its columns, such as a sum, see `useGridSummary`; create them once. */
  totals?: Readonly<Record<string, SummaryCell<Row>>>;
  /** Keys of the columns whose totals are on a phone's card of a group; the first four columns with totals by default. */
  phoneTotals?: readonly string[];
  /** Keys of collapsed groups; left out, the hook keeps them. */
  collapsed?: ReadonlySet<string>;
  /** Receives the keys after a group was expanded or collapsed. */
  onCollapsedChange?: (collapsed: ReadonlySet<string>) => void;
}

export interface GroupedRows<Row> {
  readonly rows: readonly GroupedRow<Row>[];
  readonly rowKey: (row: GroupedRow<Row>) => string;
  readonly columns: readonly GridColumn<GroupedRow<Row>>[];
  readonly plug: GridPlug<GroupedRow<Row>>;
  readonly expandAll: () => void;
  readonly collapseAll: () => void;
}

const none: ReadonlySet<string> = new Set();
const noTotals = {};
const mostOnPhones = 4;
const keyOf = <Row,>({ key }: GroupedRow<Row>) => key;
const childrenOf = <Row,>(row: GroupedRow<Row>) => (row.kind === 'group' ? row.children : undefined);

/** Rows under headings by the value of a column, with their count; pass `rows`, `columns`, `rowKey` and `plug` to the grid. */
export function useGroupedRows<Row>(options: GroupedRowsOptions<Row>): GroupedRows<Row> {
  const { columns, totals = noTotals, onCollapsedChange } = options;
  const { lang } = useMessages();
  const rowKey = useStable(options.rowKey);
  const [ownCollapsed, setOwnCollapsed] = useState(none);
  const collapsed = options.collapsed ?? ownCollapsed;
  const setCollapsed = (next: ReadonlySet<string>) => {
    setOwnCollapsed(next);
    onCollapsedChange?.(next);
  };
  // A new list with the same keys groups nothing again.
  const by = listOf(options.by).join('\n');
  const groups = useMemo(() => {
    const values = valuesOf(columns);
    const keys = by === '' ? [] : by.split('\n');
    return groupRows(listOf(options.rows), keys, (column, row) => values[column]?.(row), rowKey);
  }, [options.rows, columns, by, rowKey]);
  const entries = useMemo(
    () => treeEntries({ rows: groups, keyOf, childrenOf, isExpanded: (key) => !collapsed.has(key) }),
    [groups, collapsed],
  );
  const rows = useMemo(() => entries.map(({ row }) => row), [entries]);
  const onPhones = options.phoneTotals?.join('\n');
  const grouped = useMemo(
    () => groupedColumns(columns, totals, numbersOf(lang), onPhones?.split('\n')),
    [columns, totals, lang, onPhones],
  );
  const plug = useTree<GroupedRow<Row>>({
    entries,
    column: undefined,
    nameOf: (row) => (row.kind === 'group' ? String(row.value ?? '—') : ''),
    isGroup: ({ kind }) => kind === 'group',
    toggle(key) {
      const next = new Set(collapsed);
      if (!next.delete(key)) next.add(key);
      setCollapsed(next);
    },
  });
  return {
    rows,
    rowKey: keyOf,
    columns: grouped,
    plug,
    expandAll: () => setCollapsed(none),
    collapseAll: () => setCollapsed(new Set(groupKeys(groups))),
  };
}

/** The columns of rows and of the headings of their groups: the title column names the group, others have its totals. */
function groupedColumns<Row>(
  columns: readonly GridColumn<Row>[],
  totals: Readonly<Record<string, SummaryCell<Row>>>,
  format: (value: number) => string,
  phoneTotals = columns
    .flatMap(({ key, priority }) => (key in totals && priority !== 'title' ? [key] : []))
    .slice(0, mostOnPhones),
): readonly GridColumn<GroupedRow<Row>>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const nameOf = ({ column, value, rows }: GroupedRow<Row> & { kind: 'group' }) => {
    const { cell } = byKey.get(column) ?? {};
    const [first] = rows;
    return first === undefined ? '—' : (cellOf({ cell, value: () => value }, first, format) ?? '—');
  };
  return columns.map(({ cell, value, ...column }) => ({
    ...column,
    cell(row) {
      if (row.kind === 'row') return cellOf({ cell, value }, row.row, format);
      if (column.priority === 'title')
        return (
          <strong>
            {nameOf(row)} ({format(row.rows.length)})
          </strong>
        );
      const total = summaryTexts(totals, row.rows, format)[column.key];
      if (total === undefined || phoneTotals.includes(column.key)) return total;
      return <span className={styles.wideTotal}>{total}</span>;
    },
    ...(value ? { value: (row) => (row.kind === 'row' ? value(row.row) : null) } : {}),
  }));
}
