import type { SentLayout } from '@fairway/gateway/contract/priceFile';
import type { PriceFileField, PriceFileLine } from '@fairway/trade';
import type { BadCell } from '../../../services/csv/csvTable.ts';
import type { TableRow } from '../../../services/xlsx/sheetRows.ts';

/** Columns in which one value over several columns may be meant for the first one only. */
const single = (field: PriceFileField) =>
  field.startsWith('price') || !/origin|destination|carrier|remark/.test(field);

/** The first reason for which a person has to look at a line, by its cells alone; null without one, and once it was checked. */
export function doubtIn(
  { row, cells, marks }: TableRow,
  line: PriceFileLine,
  { columns, acceptedRows }: SentLayout,
): BadCell | null {
  for (const [index, mark] of marks) {
    const column = columns[index] ?? null;
    if (column === null || (mark === 'mergedAcross' && !single(column))) continue;
    return { column, rule: mark, value: cells[index] ?? '' };
  }
  return line.doubts.find(({ rule }) => rule !== 'check' || !acceptedRows.includes(row)) ?? null;
}
