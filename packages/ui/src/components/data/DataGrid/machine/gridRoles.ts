/** Sets the ARIA roles explicitly: `display: block` removes a table's own, and those would describe a static table. */
export const gridRoles = {
  grid: { role: 'grid' },
  choosing: { role: 'grid', 'aria-multiselectable': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', tabIndex: -1 },
  title: { role: 'rowheader', tabIndex: -1 },
  cell: { role: 'gridcell', tabIndex: -1 },
} as const;
