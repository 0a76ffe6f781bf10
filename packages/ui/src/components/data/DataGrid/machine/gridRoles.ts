/** Said outright: the table's own roles would be those of a table to read, and laid out as blocks it loses even them. */
export const gridRoles = {
  grid: { role: 'grid' },
  choosing: { role: 'grid', 'aria-multiselectable': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', tabIndex: -1 },
  title: { role: 'rowheader', tabIndex: -1 },
  cell: { role: 'gridcell', tabIndex: -1 },
} as const;
