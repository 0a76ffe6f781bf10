import { addDays, daysBetween } from '../weeks.ts';
import {
  type CellOptions,
  type CellRead,
  readCarrierCell,
  readCurrencyCell,
  readDayCount,
  readPortCell,
  readPriceCell,
  readRouteCell,
  readTimeCell,
  readValidityCell,
  readVesselVoyageCell,
} from './priceFileCells.ts';
import type { DoubtfulCell, PriceFileDoubt, PriceFileField } from './priceFileLayout.ts';

/** A line of a price file, in the columns of the table of sailings; an absent column is not mentioned. */
export interface PriceFileLine {
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** Texts by column. Times without a time of day are days. */
  readonly cells: Readonly<Record<string, string>>;
  /** Calendar days of departure for which the prices hold, both included; null where the line leaves one open. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly doubts: readonly DoubtfulCell[];
}

const timeColumns = [
  'departure',
  'arrival',
  'closing',
  'port_cut_off',
  'vgm_cut_off',
  'customs_cut_off',
  'manifest_cut_off',
  'gate_open',
] as const satisfies readonly PriceFileField[];
const priceColumns = ['price_20gp', 'price_40gp', 'price_40hq'] as const satisfies readonly PriceFileField[];
/** Arrival and transit days of a line may differ by a day: some carriers count the day of departure. */
const transitLeeway = 1;

/** Reads a line by a layout. Nothing throws; what a person has to look at is listed. */
export function readPriceFileLine(row: readonly string[], options: CellOptions): PriceFileLine {
  const { columns, constants } = options.layout;
  const text = (field: PriceFileField) => (row[columns.indexOf(field)] ?? '').replace(/\s+/g, ' ').trim();
  const cells: Record<string, string> = {};
  const doubts: DoubtfulCell[] = [];
  const doubt = (column: string, rule: PriceFileDoubt, value: string) => doubts.push({ column, rule, value });
  const take = <Value>(column: string, value: string, read: CellRead<Value>): Value | null => {
    if ('value' in read) return read.value;
    doubt(column, read.doubt, value);
    return null;
  };
  const needed = (field: 'origin' | 'destination', fallback = '') => {
    const value = text(field) || fallback;
    return take(field, value, value === '' ? { doubt: 'harbour' } : readPortCell(value, options)) ?? [];
  };

  const route = text('route');
  const ends = route === '' ? null : take('route', route, readRouteCell(route, options));
  const origins = ends?.[0] ?? (route === '' ? needed('origin', constants.origin) : []);
  const destinations = ends?.[1] ?? (route === '' ? needed('destination') : []);

  const carrier = text('carrier') || constants.carrier || '';
  cells.carrier = take('carrier', carrier, readCarrierCell(carrier, options)) ?? '';
  readVessel();
  for (const column of timeColumns) {
    const value = text(column);
    if (value !== '' && !isBlank(value))
      cells[column] = take(column, value, readTimeCell(value, options)) ?? '';
  }
  readTransit();
  readPrices();
  const via = text('transit_port');
  if (via !== '' && !isBlank(via) && !/直|direct|non-?stop/i.test(via))
    cells.transit_port = take('transit_port', via, readPortCell(via, options))?.[0] ?? '';
  for (const column of ['demurrage_days', 'detention_days'] as const) {
    const value = text(column);
    const days = readDayCount(value);
    if (days !== null) cells[column] = String(days);
    else if (value !== '' && !isBlank(value)) doubt(column, 'freeDays', value);
  }
  const remark = text('remark');
  if (remark !== '') cells[/\p{Script=Han}/u.test(remark) ? 'remark_zh' : 'remark_en'] = remark;
  const validity = readValidity();
  const check = text('check');
  if (check !== '') doubt('check', 'check', check);
  return { origins, destinations, cells, ...validity, doubts };

  function readVessel(): void {
    const both = text('vessel_voyage');
    if (both !== '') Object.assign(cells, take('vessel_voyage', both, readVesselVoyageCell(both)));
    for (const column of ['vessel', 'voyage'] as const)
      if (text(column) !== '' && !isBlank(text(column))) cells[column] = text(column);
  }

  /** Days under way give the arrival where no column has it, and are checked against it otherwise. */
  function readTransit(): void {
    const value = text('transit_days');
    const days = readDayCount(value);
    const [departure = '', arrival = ''] = [cells.departure, cells.arrival];
    if (days === null || departure === '') return;
    if (arrival === '') {
      cells.arrival = `${addDays(departure.slice(0, 10), days)}${departure.slice(10)}`;
      return;
    }
    const underWay = daysBetween(departure.slice(0, 10), arrival.slice(0, 10));
    if (Math.abs(underWay - days) > transitLeeway) doubt('transit_days', 'transit', value);
  }

  function readPrices(): void {
    const both = text('price_40');
    const [small = '', middle = '', high = '', extra] = text('prices').split('/');
    if (extra !== undefined) doubt('prices', 'amount', text('prices'));
    const texts: Record<(typeof priceColumns)[number], string> = {
      price_20gp: text('price_20gp') || small,
      price_40gp: text('price_40gp') || both || middle,
      price_40hq: text('price_40hq') || both || high,
    };
    const currencies = new Set<string>();
    for (const column of priceColumns) {
      const read = take(column, texts[column], readPriceCell(texts[column]));
      if (read === null) continue;
      cells[column] = read.price;
      if (read.currency) currencies.add(read.currency);
    }
    const column = text('currency');
    const stated =
      column === '' ? (constants.currency ?? '') : (take('currency', column, readCurrencyCell(column)) ?? '');
    const [named = ''] = currencies;
    if (currencies.size > 1 || (named !== '' && column !== '' && named !== stated))
      doubt('currency', 'amountCurrency', [...currencies].join(', '));
    cells.currency = named || stated;
    if (cells.currency === '' && column === '') doubt('currency', 'currency', '');
  }

  function readValidity(): Pick<PriceFileLine, 'validFrom' | 'validTo'> {
    const span = text('validity');
    const read = span === '' ? null : take('validity', span, readValidityCell(span, options));
    const day = (field: 'valid_from' | 'valid_to') => {
      const value = text(field) || constants[field] || '';
      return value === '' ? null : (take(field, value, readTimeCell(value, options))?.slice(0, 10) ?? null);
    };
    const [validFrom, validTo] = [read?.from ?? day('valid_from'), read?.to ?? day('valid_to')];
    if (validFrom !== null && validTo !== null && validTo < validFrom)
      doubt('validity', 'validity', `${validFrom} – ${validTo}`);
    return { validFrom, validTo };
  }
}

const isBlank = (text: string) => /^(?:[-–—/\\.*]+|n\/?a|tba|tbc|待定|无)$/i.test(text);
