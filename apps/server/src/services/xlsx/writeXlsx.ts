import { sheetCell, sheetName } from '@fairway/trade';

/** A cell: its value, and how it is set. */
export interface XlsxCell {
  readonly value: string | number | null;
  readonly bold?: boolean;
  /** Such as `#,##0.00`. */
  readonly format?: string;
}

export interface XlsxSheet {
  readonly name: string;
  readonly rows: readonly (readonly XlsxCell[])[];
  /** In characters. */
  readonly widths: readonly number[];
}

const formats = { day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm' } as const;

/** A workbook of one or more sheets. Texts never become formulas; days and times become dates. */
export async function writeXlsx(sheets: readonly XlsxSheet[]): Promise<Uint8Array> {
  const { default: write } = await import('write-excel-file/universal');
  const blob = await write(
    sheets.map(({ name, rows, widths }) => ({
      sheet: sheetName(name),
      columns: widths.map((width) => ({ width })),
      data: rows.map((row) => row.map(toCell)),
    })),
  ).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

function toCell({ value, bold = false, format }: XlsxCell) {
  const cell = sheetCell(value);
  if (cell === null) return null;
  const weight = bold ? { fontWeight: 'bold' as const } : {};
  switch (cell.kind) {
    case 'number':
      return { value: cell.number, type: Number, ...(format ? { format } : {}), ...weight };
    case 'date':
      return { value: cell.date, type: Date, format: cell.withTime ? formats.time : formats.day, ...weight };
    case 'text':
      return { value: cell.text, type: String, wrap: true, ...weight };
  }
}
