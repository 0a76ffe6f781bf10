import type { TableStart } from '@fairway/gateway/contract/priceFile';
import {
  chinaDay,
  cutText,
  mostHeaderRows,
  type PriceFileField,
  type PriceFileLayout,
  priceNames,
  proposePriceFile,
} from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { openTable } from '../../../services/csv/openTable.ts';
import { TableRefused } from '../../../services/xlsx/tableProblem.ts';
import { selectNames } from '../../harbour/index.ts';
import { headingsKey, layoutFor } from './layouts.ts';

/** Rows of data that are shown below the header. */
const shownRows = 8;
const longestCell = 60;
const empty: TableStart = {
  ...{ problem: null, sheets: [], sheet: 0, rows: [], headerRow: null, columns: [] },
  ...{ constants: {}, names: {}, slashDates: null, sender: null },
};

interface Opening {
  readonly file: Blob;
  readonly sheet: number;
  /** The header that a person chose. */
  readonly headerRow: number | undefined;
}

/** The beginning of a file with the layout that was used for its headings, else a proposal. */
export async function readTableStart(db: Db, opening: Opening, now: Date): Promise<TableStart> {
  try {
    return await start(db, opening, now);
  } catch (error) {
    if (error instanceof TableRefused) return { ...empty, problem: error.problem };
    throw error;
  }
}

async function start(db: Db, { file, sheet, headerRow }: Opening, now: Date): Promise<TableStart> {
  const { sheets, rows } = await openTable(file);
  const first: string[][] = [];
  for await (const { row, cells } of rows(sheet)) {
    if (row > mostHeaderRows + shownRows) break;
    while (first.length < row) first.push([]);
    first[row - 1] = [...cells];
  }
  const { ports, carriers } = await selectNames(db);
  const proposal = proposePriceFile(first, priceNames(ports, carriers), chinaDay(now), headerRow);
  const header = proposal?.headerRow ?? 1;
  const remembered = await layoutFor(db, headingsKey(first[header - 1] ?? []));
  const layout: PriceFileLayout | null = remembered ?? proposal;
  const from = Math.max(0, header - 4);
  const preview = first.slice(from, header + shownRows);
  const width = Math.max(0, ...preview.map((cells) => cells.length));
  return {
    ...empty,
    sheets: [...sheets],
    sheet,
    rows: preview.map((cells, index) => ({
      row: from + index + 1,
      cells: Array.from({ length: width }, (_, column) => cutText(cells[column] ?? '', longestCell)),
    })),
    headerRow: proposal ? header : null,
    columns: Array.from(
      { length: width },
      (_, column): PriceFileField | null => layout?.columns[column] ?? null,
    ),
    ...(layout && { names: layout.names, slashDates: layout.slashDates }),
    constants: { ...proposal?.constants, ...remembered?.constants },
    sender: remembered?.sender ?? null,
  };
}
