import type { Messages } from '../types.ts';

export const dataGrid: Messages['dataGrid'] = {
  select: (row) => `Select ${row}`,
  row: (number) => `row ${number}`,
  selectPage: 'Select all rows of this page',
  selectAll: 'Select all rows',
  expandColumn: 'Expand',
  expand: (row) => `Expand ${row}`,
  collapse: (row) => `Collapse ${row}`,
  selected: (count) => `${count} selected`,
  selectedAll: (count) => `All ${count} selected`,
  noneSelected: 'Nothing selected',
  rows: (count) => `${count} in all`,
  unsorted: 'Back in default order',
  width: (column, width) => `${column}, ${width} pixels wide`,
  failedRow: 'Not done: ',
  exportCsv: 'Export CSV',
  exporting: (count) => `Exporting, ${count} written`,
  stopExport: 'Stop the export',
  print: 'Print',
  printCut: (count, total) => `Only the first ${count} of ${total} are printed. Export CSV for all of them.`,
};
