import type { SentLayout } from '@fairway/gateway/contract/priceFile';
import { chinaDay, priceNames, readPriceFileLine } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { type BadCell, isBad } from '../../../services/csv/csvTable.ts';
import { openTable } from '../../../services/csv/openTable.ts';
import type { TableRow } from '../../../services/xlsx/sheetRows.ts';
import { TableRefused } from '../../../services/xlsx/tableProblem.ts';
import { type PriceLine, priceFileSailings, sailingsLeftOut, sailingTable } from '../../freight/index.ts';
import { selectNames } from '../../harbour/index.ts';
import { keepLines } from '../keepLines.ts';
import { recordCheck } from '../recordCheck.ts';
import type { Tally } from '../tally.ts';
import { headingsKey, rememberLayout } from './layouts.ts';
import { doubtIn } from './lineDoubt.ts';

/** Lines of a file that are compared together; each may be about several sailings. */
const batch = 500;

export interface PriceFile {
  readonly fileName: string;
  readonly layout: SentLayout;
  readonly file: Blob;
}

interface ReadLine {
  readonly row: number;
  readonly line: PriceLine;
}

/** Checks a price file by its layout, stores the sure lines until the confirmation and lists the others. Returns its id. */
export function checkPriceFile(
  transaction: Db,
  { fileName, layout, file }: PriceFile,
  staffId: string,
  now: Date,
): Promise<string> {
  return recordCheck(transaction, { kind: 'sailings', fileName, staffId, now }, async (id, tally) => {
    const check = new PriceFileCheck(transaction, { id, layout, tally, now });
    try {
      await check.readAll(file);
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      tally.refuse({ line: 1, column: null, rule: error.problem, value: '' });
    }
    tally.leftOut = await sailingsLeftOut(transaction, id, now);
  });
}

interface CheckOptions {
  readonly id: string;
  readonly layout: SentLayout;
  readonly tally: Tally;
  readonly now: Date;
}

class PriceFileCheck {
  private readonly db: Db;
  private readonly options: CheckOptions;
  private readonly accepted: ReadonlySet<number>;
  private waiting: ReadLine[] = [];
  /** Sailings so far: the number of each in the import, where one line of a file may be about several. */
  private count = 0;

  constructor(db: Db, options: CheckOptions) {
    this.db = db;
    this.options = options;
    this.accepted = new Set(options.layout.acceptedRows);
  }

  async readAll(file: Blob): Promise<void> {
    const { layout, tally, now } = this.options;
    const { ports, carriers } = await selectNames(this.db);
    const options = { names: priceNames(ports, carriers), layout, today: chinaDay(now) };
    const { rows } = await openTable(file);
    let headings: string | null = null;
    for await (const row of rows(layout.sheet)) {
      if (row.row < layout.headerRow) continue;
      const key: string | null =
        row.row === layout.headerRow || headings !== null ? headingsKey(row.cells) : null;
      if (row.row === layout.headerRow) headings = key;
      // Some files have their header again on each page.
      else if (key !== headings && this.isMapped(row)) {
        tally.read();
        this.take(row, readPriceFileLine(row.cells, options));
        if (this.waiting.length >= batch) await this.compare();
      }
    }
    if (this.waiting.length > 0) await this.compare();
    if (headings === null) throw new TableRefused('noHeader');
    if (layout.sender !== '') await rememberLayout(this.db, layout, headings, now);
  }

  private isMapped({ cells }: TableRow): boolean {
    return this.options.layout.columns.some((field, index) => field !== null && (cells[index] ?? '') !== '');
  }

  private take(row: TableRow, line: ReturnType<typeof readPriceFileLine>): void {
    const doubt = doubtIn(row, line, this.options.layout);
    if (doubt) {
      this.hold(row.row, doubt);
      return;
    }
    const { origins, destinations, cells, validFrom, validTo } = line;
    for (const origin of origins)
      for (const destination of destinations)
        this.waiting.push({ row: row.row, line: { origin, destination, cells, validFrom, validTo } });
  }

  private hold(line: number, cell: BadCell): void {
    this.options.tally.hold({ ...cell, line });
  }

  private async compare(): Promise<void> {
    const { layout, now } = this.options;
    const lines = this.waiting;
    this.waiting = [];
    const completed = await priceFileSailings(
      this.db,
      lines.map(({ line }) => line),
      { now, clock: layout.constants.clock || null },
    );
    const sure: { row: number; entry: unknown }[] = [];
    for (const [index, { row }] of lines.entries())
      for (const sailing of completed[index] ?? []) {
        if (isBad(sailing)) this.hold(row, sailing);
        else if (sailing.far && !this.accepted.has(row)) this.hold(row, sailing.far);
        else {
          const entry = sailingTable.read(sailing.cells, now);
          if (isBad(entry)) this.hold(row, entry);
          else sure.push({ row, entry });
        }
      }
    await this.store(sure);
  }

  /** Keeps the sailings that can be imported; a second line about a sailing is listed for a person to check. */
  private async store(sure: readonly { readonly row: number; readonly entry: unknown }[]): Promise<void> {
    const { id, now, tally } = this.options;
    const entries = sure.map(({ entry }) => entry as Parameters<typeof sailingTable.keyOf>[0]);
    const compared = await sailingTable.compare(this.db, entries, now);
    const rows = sure.flatMap(({ row }, index) => {
      const [entry, comparison] = [entries[index], compared[index]];
      if (!entry || !comparison) return [];
      if (comparison.bad) this.hold(row, comparison.bad);
      if (comparison.bad) return [];
      this.count += 1;
      return [{ row, line: this.count, key: sailingTable.keyOf(entry), entry, comparison }];
    });
    const stored = await keepLines(this.db, id, rows);
    for (const { row, line, key, comparison } of rows)
      if (stored.has(line)) tally.count({ line: row, key }, comparison);
      else this.hold(row, { column: 'voyage', rule: 'repeated', value: key });
  }
}
