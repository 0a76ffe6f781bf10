import { readCarriers } from '../carriers/readCarriers.ts';
import { readDayCounts } from '../dates/dayCounts.ts';
import { noSharedFields, type ReadOptions, sharedNames } from '../lines/lineFacts.ts';
import { readLine } from '../lines/readLine.ts';
import { readPlaces } from '../places/readPlaces.ts';
import { distinct, readPorts } from '../places/readPorts.ts';
import type { PriceField } from '../priceRow.ts';
import { currencyOf } from '../prices/currencies.ts';
import type { MessageLine } from '../text/lines.ts';
import { movedBy } from '../text/moved.ts';
import { plainLine } from '../text/plainLine.ts';
import { type Mention, Scan } from '../text/scan.ts';
import type { TableColumn } from './columnHeadings.ts';
import type { PriceTable } from './findTable.ts';
import { type ColumnOffer, dateCell, priceCell, type RecordFields, sailingCell } from './readCells.ts';
import { type Cell, splitCells } from './splitCells.ts';

/** The facts of a line of a table. */
interface TableRecord {
  readonly shared: RecordFields;
  readonly offers: ColumnOffer[];
  origins: readonly PriceField<string>[];
  destinations: readonly PriceField<string>[];
}

const longestRemark = 120;

/** Reads the cells of a line, each as its column says. */
export function readRecord(
  line: MessageLine,
  { columns, separator }: Pick<PriceTable, 'columns' | 'separator'>,
  options: ReadOptions,
): TableRecord & { readonly remark: string } {
  const record: TableRecord = {
    shared: { ...noSharedFields },
    offers: [{ prices: {}, carrier: null, currency: null, period: null }],
    origins: [],
    destinations: [],
  };
  const remarks: string[] = [];
  for (const [index, cell] of splitCells(line, separator).entries()) {
    if (cell.text.trim() === '') continue;
    const column = columns[index];
    readCell(record, cell, column ?? { kind: 'other' }, options);
    if (column === null || column?.kind === 'other') remarks.push(cell.text.replaceAll('""', '"').trim());
  }
  return { ...record, remark: remarks.join('; ').slice(0, longestRemark).toWellFormed() };
}

function readCell(record: TableRecord, cell: Cell, column: TableColumn, options: ReadOptions): void {
  const { shared } = record;
  switch (column.kind) {
    case 'prices':
      priceCell(offerOf(record, cell, column), cell, column);
      return;
    case 'origin':
      record.origins = portsOf(cell, options);
      return;
    case 'destination':
      record.destinations = portsOf(cell, options);
      return;
    case 'via': {
      const [port] = knownPorts(cell, options);
      shared.via = port ?? (readDayCounts(scanOf(cell)).direct ? whole(cell, 'direct') : null);
      return;
    }
    case 'route': {
      const { origins, destinations, via } = readPlaces(scanOf(cell), options.ports, false, false);
      record.origins = origins.map((port) => movedBy(port, cell.start));
      record.destinations = destinations.map((port) => movedBy(port, cell.start));
      if (via) shared.via = movedBy(via, cell.start);
      return;
    }
    case 'carrier': {
      const [carrier] = readCarriers(scanOf(cell), options.carriers);
      if (carrier) shared.carrier = fieldOf(carrier, cell);
      return;
    }
    case 'currency': {
      const currency = currencyOf(cell.text.trim());
      if (currency) shared.currency = whole(cell, currency);
      return;
    }
    case 'transitDays':
    case 'freeDays': {
      const days = /(?<!\d)\d{1,2}(?!\d)/.exec(cell.text)?.[0];
      if (days !== undefined) shared[column.kind] = whole(cell, Number(days));
      return;
    }
    case 'cutOffAndDeparture':
      sailingCell(shared, cell, options);
      return;
    case 'other':
      otherCell(shared, cell, options);
      return;
    default:
      dateCell(shared, column.kind, cell, options);
  }
}

const scanOf = ({ text }: Cell) => new Scan(plainLine(text));

/** A value that all of a cell says. */
const whole = <Value>({ text, start }: Cell, value: Value): PriceField<Value> => ({
  value,
  start,
  end: start + text.length,
  doubt: null,
});

const fieldOf = <Value>({ value, start, end }: Mention<Value>, cell: Cell): PriceField<Value> =>
  movedBy({ value, start, end, doubt: null }, cell.start);

function knownPorts(cell: Cell, { ports }: ReadOptions): PriceField<string>[] {
  return distinct(readPorts(scanOf(cell), ports)).map((port) => ({
    ...fieldOf(port, cell),
    doubt: port.codes.length > 1 ? 'severalPorts' : null,
  }));
}

function portsOf(cell: Cell, options: ReadOptions): PriceField<string>[] {
  const ports = knownPorts(cell, options);
  return ports.length > 0 ? ports : [{ ...whole(cell, ''), doubt: 'unknownPort' }];
}

/** The offer that a price belongs to: that of its carrier's column, or the one of the same validity. */
function offerOf(
  { offers }: TableRecord,
  cell: Cell,
  { carrier, period }: Extract<TableColumn, { kind: 'prices' }>,
): ColumnOffer {
  const sameOffer =
    carrier === null &&
    offers.find(
      (offer) => offer.carrier === null && offer.period?.validFrom?.value === period?.validFrom?.value,
    );
  if (sameOffer) return sameOffer;
  const offer = {
    prices: {},
    carrier: carrier === null ? null : whole(cell, carrier),
    currency: null,
    period,
  };
  offers.push(offer);
  return offer;
}

/** A remark may have a carrier, days or a date, which count where no column has them. */
function otherCell(shared: RecordFields, cell: Cell, options: ReadOptions): void {
  const above = { hasOrigin: true, hasDestination: true, layout: [], listSide: null };
  const [facts] = readLine(cell.text, cell.start, above, options);
  for (const name of sharedNames)
    if (facts && shared[name] === null) Object.assign(shared, { [name]: facts.shared[name] });
}
