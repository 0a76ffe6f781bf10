import type { GridOptions } from '../gridOptions.ts';

/** Every option of a grid by name; the compiler misses none. */
const options: Readonly<Record<keyof GridOptions<never>, true>> = {
  caption: true,
  columns: true,
  rows: true,
  rowKey: true,
  rowName: true,
  sort: true,
  onSortChange: true,
  total: true,
  firstRow: true,
  selection: true,
  onSelectionChange: true,
  match: true,
  selectOn: true,
  renderDetail: true,
  expanded: true,
  onExpandedChange: true,
  onRowAction: true,
  prefs: true,
  onPrefsChange: true,
  rowHeight: true,
  height: true,
  problems: true,
  status: true,
  empty: true,
  error: true,
  expectedRows: true,
  plugs: true,
};

/** Parts the options of a grid from the attributes of its element. */
export function splitGridProps<Row, Props extends GridOptions<Row>>(
  props: Props,
): { options: GridOptions<Row>; attributes: Omit<Props, keyof GridOptions<Row>> } {
  const entries = Object.entries(props);
  const isOption = ([name]: [string, unknown]) => name in options;
  return {
    options: Object.fromEntries(entries.filter(isOption)) as unknown as GridOptions<Row>,
    attributes: Object.fromEntries(entries.filter((entry) => !isOption(entry))) as Omit<
      Props,
      keyof GridOptions<Row>
    >,
  };
}
