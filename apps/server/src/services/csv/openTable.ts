import { CsvBroken } from '@fairway/trade';
import { workbookType } from '../files/sniff.ts';
import { openXlsx, type Workbook } from '../xlsx/readXlsx.ts';
import { mostColumns, type TableRow } from '../xlsx/sheetRows.ts';
import { TableRefused } from '../xlsx/tableProblem.ts';
import { encodingOf, recordsOf } from './readCsv.ts';

const zipStart = 0x504b;

/**
 * Opens a table as it came, a workbook or a text file; a text file is one sheet without a name.
 * @throws {TableRefused} with what is wrong with it; its rows throw it too
 */
export async function openTable(file: Blob): Promise<Workbook> {
  if (file.type !== workbookType) return { sheets: [''], rows: () => textRows(file) };
  const start = Buffer.from(await file.slice(0, 2).arrayBuffer()).readUInt16BE();
  if (start !== zipStart) throw new TableRefused('oldWorkbook');
  return openXlsx(file);
}

async function* textRows(file: Blob): AsyncGenerator<TableRow, void> {
  const encoding = await encodingOf(file);
  if (encoding === null) throw new TableRefused('encoding');
  try {
    for await (const { line, cells } of recordsOf(file, encoding)) {
      if (cells.length > mostColumns) throw new TableRefused('tooManyColumns');
      yield { row: line, cells, marks: new Map() };
    }
  } catch (error) {
    throw error instanceof CsvBroken ? new TableRefused('quotes') : error;
  }
}
