import { mostSheetRows, sheetCell, sheetName } from '@fairway/trade';
import { type SaveCsvOptions, saveFile } from '@fairway/ui/table';

/** More rows than a sheet is written with; CSV has no such limit. */
export class SheetTooLong extends Error {
  override readonly name = 'SheetTooLong';
}

const formats = { day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm' } as const;
/** Characters: the narrowest and the widest column. */
const narrowest = 8;
const widest = 48;

/**
 * Fetches the rows of a query page by page and hands the reader one XLSX file: numbers and dates as such, texts never as
 * formulas. Throws what `page` throws, the signal's reason once that is aborted, and `SheetTooLong`.
 */
export async function saveXlsx<Row, Cursor = unknown>(options: SaveCsvOptions<Row, Cursor>): Promise<void> {
  const content = await xlsxOf(options);
  options.signal?.throwIfAborted();
  saveFile(content, `${options.name}.xlsx`);
}

/** The file of `saveXlsx`. */
export async function xlsxOf<Row, Cursor = unknown>(options: SaveCsvOptions<Row, Cursor>): Promise<Blob> {
  const { name, columns, page, onProgress, signal } = options;
  // The variant without workers: a page may start none from a blob.
  const { default: writeXlsx } = await import('write-excel-file/universal');
  const exported = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  const rows: ReturnType<typeof writtenCell>[][] = [];
  const widths = exported.map(({ header }) => widthOf(header));
  let cursor: Cursor | undefined;
  do {
    signal?.throwIfAborted();
    const { rows: read, next } = await page(cursor, signal);
    for (const row of read) {
      const values = exported.map(({ value }) => value(row));
      values.forEach((value, index) => {
        widths[index] = Math.max(widths[index] ?? narrowest, widthOf(String(value ?? '')));
      });
      rows.push(values.map(writtenCell));
    }
    if (rows.length > mostSheetRows) throw new SheetTooLong();
    onProgress?.(rows.length);
    cursor = next;
  } while (cursor !== undefined);
  const header = exported.map((column) => ({
    value: column.header,
    type: String,
    fontWeight: 'bold' as const,
  }));
  return writeXlsx([header, ...rows], {
    sheet: sheetName(name),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

function writtenCell(value: string | number | null | undefined) {
  const cell = sheetCell(value);
  if (cell === null) return null;
  switch (cell.kind) {
    case 'number':
      return { value: cell.number, type: Number };
    case 'date':
      return { value: cell.date, type: Date, format: cell.withTime ? formats.time : formats.day };
    case 'text':
      return { value: cell.text, type: String };
  }
}

/** Room for a text: a Chinese character takes that of two Latin ones. */
function widthOf(text: string): number {
  let width = 2;
  for (const letter of text.slice(0, widest)) width += (letter.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1;
  return Math.min(Math.max(width, narrowest), widest);
}
