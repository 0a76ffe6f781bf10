/** Set explicitly, because Safari removes the roles of a table whose parts are laid out as cards. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  title: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
