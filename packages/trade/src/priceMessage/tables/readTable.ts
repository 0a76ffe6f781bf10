import { readCarriers } from '../carriers/readCarriers.ts';
import { readDays } from '../dates/dayCounts.ts';
import {
  type LineFacts,
  noSharedFields,
  type ReadOptions,
  readLine,
  sharedNames,
} from '../lines/readLine.ts';
import { readPlaces } from '../places/readPlaces.ts';
import { readPorts } from '../places/readPorts.ts';
import type { PriceField } from '../priceRow.ts';
import { currencyOf } from '../prices/readTokens.ts';
import type { MessageLine } from '../text/lines.ts';
import { plainLine } from '../text/plainLine.ts';
import { Scan } from '../text/scan.ts';
import { columnOf, type TableColumn } from './columnHeadings.ts';
import { periodOf } from './columnPeriod.ts';
import { type Cell, dateCell, type Offer, priceCell, type Shared, sailingCell } from './readCells.ts';

/** A table within a message: its columns, and its lines from the one under the heading up to `end`. */
export interface FoundTable {
  readonly columns: readonly (TableColumn | null)[];
  readonly first: number;
  readonly end: number;
  readonly separator: string;
  /** The port of loading that a heading names: EX SHANGHAI. */
  readonly origins: readonly PriceField<string>[];
}

/** Columns of a table that are read. */
const mostColumns = 60;
/** Characters of a line whose cells are aligned by blanks. */
const longestAligned = 600;

/** The table whose heading is the line at this index; null where that line is no heading. */
export function tableAt(
  lines: readonly MessageLine[],
  index: number,
  options: ReadOptions,
): FoundTable | null {
  const heading = lines[index]?.text ?? '';
  const separator =
    ['\t', '|', ',', blanks].find(
      (sign) => cellsOf({ text: heading, start: 0 }, sign).length > (sign === '\t' ? 1 : 2),
    ) ?? null;
  if (separator === null) return null;
  const cells = cellsOf(lines[index] ?? { text: '', start: 0 }, separator);
  const columns = withPeriods(
    cells.map(({ text }) => columnOf(text, options.carriers)),
    cells,
    options,
  );
  // A line of prices, 20' 2,650 40' 4,050 or COSCO: 20GP USD 1100, is no heading.
  if (separator === ',' && /\d,\d{3}|(?:gp|hq|hc|usd|\$)[ :]{0,3}\d{3}/i.test(heading)) return null;
  if (cells.some(({ text }) => /^\s{0,3}(?:usd|\$)?\s?\d{3,5}\s{0,3}$/i.test(text))) return null;
  const known = columns.filter((column) => column !== null);
  if (known.length < 2 || !known.some(({ kind }) => kind === 'prices')) return null;
  let end = index + 1;
  const cellsAt = (at: number) => blankCellsOf(lines[at]);
  if (separator === blanks) {
    while (cellsAt(end) === columns.length) end += 1;
    // Cells that blanks separate leave no trace where one is empty: such lines are read one by one.
    if (cellsAt(end) > 2) return null;
  } else while (lines[end]?.text.includes(separator)) end += 1;
  return end === index + 1
    ? null
    : {
        columns: withRoute(columns),
        first: index + 1,
        end,
        separator,
        origins: originsOf(lines[index], separator, options),
      };
}

function originsOf(heading: MessageLine | undefined, separator: string, options: ReadOptions) {
  const [first] = heading ? cellsOf(heading, separator) : [];
  if (!first || columnOf(first.text, options.carriers) !== null) return [];
  const { origins } = readPlaces(new Scan(plainLine(first.text)), options.ports, false, false);
  return origins.map((port) => ({
    ...port,
    start: port.start + first.start,
    end: port.end + first.start,
  }));
}

/** Weeks of prices side by side: each of at least two columns has its own validity. */
function withPeriods(
  columns: readonly (TableColumn | null)[],
  cells: readonly Cell[],
  options: ReadOptions,
): readonly (TableColumn | null)[] {
  const unnamed = { kind: 'prices', boxes: [], currency: null, carrier: null } as const;
  const periods = columns.map((column, index) => {
    const cell = cells[index];
    const isOpen = column === null || column.kind === 'prices';
    return cell && isOpen ? periodOf(cell, options) : null;
  });
  if (periods.filter((period) => period !== null).length < 2) return columns;
  return columns.map((column, index) => {
    const period = periods[index] ?? null;
    return period === null ? column : { ...(column?.kind === 'prices' ? column : unnamed), period };
  });
}

/** A table without a heading for ports has them in the first column whose heading says nothing. */
function withRoute(columns: readonly (TableColumn | null)[]): readonly (TableColumn | null)[] {
  const hasPlaces = columns.some(
    (column) => column !== null && ['origin', 'destination', 'route'].includes(column.kind),
  );
  const unnamed = columns.indexOf(null);
  return hasPlaces || unnamed < 0 ? columns : columns.with(unnamed, { kind: 'route' });
}

/** Two or more blanks between cells. */
const blanks = '  ';

function cellsOf({ text, start }: MessageLine, separator: string): Cell[] {
  if (separator === blanks)
    return [...text.slice(0, longestAligned).matchAll(/\S+(?: \S+)*/g)]
      .slice(0, mostColumns)
      .map(({ 0: cell, index }) => ({ text: cell, start: start + index }));
  let at = start;
  return text.split(separator, mostColumns).map((cell) => {
    const place = { text: cell.slice(0, 300), start: at };
    at += cell.length + separator.length;
    return place;
  });
}

/** The offers of a table, line by line; an empty port is that of the line above, as merged cells leave it. */
export function readTable(
  lines: readonly MessageLine[],
  table: FoundTable,
  options: ReadOptions,
): LineFacts[] {
  const facts: LineFacts[] = [];
  let { origins } = table;
  for (const line of lines.slice(table.first, table.end)) {
    const row = readRow(line, table, options);
    if (row.origins.length > 0) origins = row.origins;
    for (const { prices, carrier, currency, period } of row.offers) {
      const shared = {
        ...row.shared,
        ...period,
        carrier: carrier ?? row.shared.carrier,
        currency: currency ?? row.shared.currency,
      };
      if (Object.keys(prices).length === 0) continue;
      const place = { start: line.start, end: line.start + line.text.length };
      const group = { ...place, prices, currency: shared.currency, certain: true };
      facts.push({
        ...place,
        places: { origins, destinations: row.destinations, via: null },
        shared,
        group,
        layout: [],
        remark: row.remark,
        differences: [],
        soldOut: false,
        tail: false,
      });
    }
  }
  return facts;
}

function readRow(line: MessageLine, { columns, separator }: FoundTable, options: ReadOptions) {
  const shared: Shared = { ...noSharedFields };
  const main: Offer = { prices: {}, carrier: null, currency: null, period: null };
  const offers: Offer[] = [main];
  let origins: PriceField<string>[] = [];
  let destinations: PriceField<string>[] = [];
  const remarks: string[] = [];
  for (const [index, cell] of cellsOf(line, separator).entries()) {
    const column = columns[index] ?? { kind: 'other' as const };
    if (cell.text.trim() === '') continue;
    const scan = () => new Scan(plainLine(cell.text));
    const at = <Value>(
      field: Omit<PriceField<Value>, 'doubt'> & { doubt?: PriceField<Value>['doubt'] },
    ): PriceField<Value> => ({
      value: field.value,
      start: field.start + cell.start,
      end: field.end + cell.start,
      doubt: field.doubt ?? null,
    });
    const whole = <Value>(value: Value): PriceField<Value> => ({
      value,
      start: cell.start,
      end: cell.start + cell.text.length,
      doubt: null,
    });
    if (column.kind === 'prices') {
      const { period } = column;
      const ofPeriod = (each: Offer) =>
        each.carrier === null && each.period?.validFrom?.value === period?.validFrom?.value;
      const carrier = column.carrier === null ? null : whole(column.carrier);
      const offer = (carrier === null ? offers.find(ofPeriod) : null) ?? {
        prices: {},
        carrier,
        currency: null,
        period,
      };
      if (!offers.includes(offer)) offers.push(offer);
      priceCell(offer, cell, column);
    } else if (column.kind === 'origin' || column.kind === 'destination' || column.kind === 'via') {
      const reader = scan();
      const ports = readPorts(reader, options.ports).map((port) =>
        at({ ...port, doubt: port.codes.length > 1 ? ('severalPorts' as const) : null }),
      );
      const named = ports.length > 0 ? ports : [{ ...whole(''), doubt: 'unknownPort' as const }];
      if (column.kind === 'origin') origins = named;
      else if (column.kind === 'destination') destinations = named;
      else shared.via = ports[0] ?? (readDays(scan()).direct ? whole('direct') : null);
    } else if (column.kind === 'route') {
      const places = readPlaces(scan(), options.ports, false, false);
      origins = places.origins.map(at);
      destinations = places.destinations.map(at);
      if (places.via) shared.via = at(places.via);
    } else if (column.kind === 'carrier') {
      const [carrier] = readCarriers(scan(), options.carriers);
      if (carrier) shared.carrier = at(carrier);
    } else if (column.kind === 'currency') {
      const currency = currencyOf(cell.text.trim());
      if (currency) shared.currency = whole(currency);
    } else if (column.kind === 'transitDays' || column.kind === 'freeDays') {
      const days = /(?<!\d)\d{1,2}(?!\d)/.exec(cell.text)?.[0];
      if (days !== undefined) shared[column.kind] = whole(Number(days));
    } else if (column.kind === 'cutOffAndDeparture') sailingCell(shared, cell, options);
    else if (column.kind === 'other') {
      const [facts] = readLine(
        cell.text,
        cell.start,
        { hasOrigin: true, hasDestination: true, layout: [], listSide: null },
        options,
      );
      for (const name of sharedNames)
        if (facts && shared[name] === null) Object.assign(shared, { [name]: facts.shared[name] });
      if (columns[index] === null || columns[index]?.kind === 'other') remarks.push(cell.text.trim());
    } else dateCell(shared, column.kind, cell, options);
  }
  return { shared, offers, origins, destinations, remark: remarks.join('; ').slice(0, 120).toWellFormed() };
}

const blankCells = new WeakMap<MessageLine, number>();

/** The number of cells that blanks separate; counted once, because each heading looks at the lines below it. */
function blankCellsOf(line: MessageLine | undefined): number {
  if (!line) return 0;
  const count = blankCells.get(line) ?? cellsOf(line, blanks).length;
  blankCells.set(line, count);
  return count;
}
