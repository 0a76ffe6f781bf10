import type { CsvRule } from '@fairway/gateway/contract/csvColumns';
import { type Currency, currency as currencyShape } from '@fairway/gateway/contract/shapes';
import { csvTime, imoNumber, type NamedWay } from '@fairway/trade';
import { amountOf, type CsvLine, flagOf, readLine } from '../../../services/csv/csvLine.ts';
import type { BadCell } from '../../../services/csv/csvTable.ts';
import { wayOf } from './wayCell.ts';

/** The closings of a sailing by the columns of its file; required ones first. An entry is stored by the field names. */
export const closings = {
  closing: 'closing',
  port_cut_off: 'portCutOff',
  vgm_cut_off: 'vgmCutOff',
  customs_cut_off: 'customsCutOff',
  gate_open: 'gateOpen',
  empty_pick_up: 'emptyPickUp',
  full_box_in: 'fullBoxIn',
  manifest_cut_off: 'manifestCutOff',
} as const;
type ClosingColumn = keyof typeof closings;
export type Closing = (typeof closings)[ClosingColumn];
export const closingColumns = Object.keys(closings) as ClosingColumn[];
const required: readonly ClosingColumn[] = ['closing', 'port_cut_off'];

/**
 * The cells of a line about a sailing that is not cancelled. Times are on the clocks of their ports, `2026-11-23
 * 18:00`; prices in minor units.
 */
export interface SailingDetails {
  readonly imo: string | null;
  readonly arrival: string;
  readonly transitPort: string | null;
  /** Undefined if the file has no such column: the stored way stays. */
  readonly way: NamedWay | null | undefined;
  readonly closings: Readonly<Record<Closing, string | null>>;
  readonly currency: Currency;
  readonly gp20: number | null;
  readonly gp40: number | null;
  readonly hq40: number | null;
  readonly demurrageDays: number | null;
  readonly detentionDays: number | null;
  readonly remarkZh: string;
  readonly remarkEn: string;
}

/** A sailing in a line of a file. */
export interface SailingEntry {
  readonly origin: string;
  readonly destination: string;
  readonly carrier: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly departure: string;
  /** Null if the line marks the sailing as cancelled. */
  readonly details: SailingDetails | null;
}

/** Reads a line and checks it without stored data; returns the first broken rule, if any. */
export function readSailing(cells: Readonly<Record<string, string>>): SailingEntry | BadCell {
  return readLine(cells, (line) => entryOf(line, 'way' in cells));
}

function entryOf(line: CsvLine, hasWay: boolean): SailingEntry {
  const { cell, broken } = line;
  const text = (column: string, longest: number) =>
    cell(column).length > longest ? broken(column, 'length') : cell(column);
  const need = (column: string, longest: number) => text(column, longest) || broken(column, 'required');
  const code = (column: string, pattern: RegExp, rule: CsvRule) => {
    const value = need(column, 20).toUpperCase();
    return pattern.test(value) ? value : broken(column, rule);
  };
  const name = (column: string, longest: number) =>
    need(column, longest).toUpperCase().replaceAll(/\s+/g, ' ');
  const time = (column: string) => {
    const value = cell(column);
    return value === '' ? null : (csvTime(value) ?? broken(column, 'time'));
  };
  const needTime = (column: string) => time(column) ?? broken(column, 'required');
  const rate = (column: string) => {
    const minor = amountOf(line, column, 'amount', currency);
    return minor === 0 || (minor ?? 0) % 100 > 0 ? broken(column, 'amount') : minor;
  };
  const days = (column: string) => {
    const value = cell(column);
    if (value === '') return null;
    return /^\d{1,2}$/.test(value) ? Number(value) : broken(column, 'freeDays');
  };

  const origin = code('origin', /^[A-Z]{5}$/, 'harbour');
  const destination = code('destination', /^[A-Z]{5}$/, 'harbour');
  if (origin === destination) broken('destination', 'samePort');
  const carrier = code('carrier', /^[A-Z0-9]{2,6}$/, 'carrier');
  const vessel = name('vessel', 60);
  const imo = cell('imo').replace(/^IMO\s*/i, '') || null;
  if (imo !== null && imoNumber(imo) !== null) broken('imo', 'imo');
  const key = { origin, destination, carrier, vessel, voyage: name('voyage', 20) };
  const departure = needTime('departure');
  const cancelled = flagOf(cell('cancelled')) ?? broken('cancelled', 'flag');
  if (cancelled) return { ...key, departure, details: null };

  const arrival = needTime('arrival');
  const transitPort = cell('transit_port') === '' ? null : code('transit_port', /^[A-Z]{5}$/, 'harbour');
  if (transitPort === origin || transitPort === destination) broken('transit_port', 'samePort');
  const closed = Object.fromEntries(
    closingColumns.map((column) => [
      closings[column],
      required.includes(column) ? needTime(column) : time(column),
    ]),
  ) as SailingDetails['closings'];
  const currency = currencyShape.options.find((each) => each === cell('currency').toUpperCase());
  const prices = { gp20: rate('price_20gp'), gp40: rate('price_40gp'), hq40: rate('price_40hq') };
  if (Object.values(prices).every((price) => price === null)) broken('price_40hq', 'noPrice');
  return {
    ...key,
    departure,
    details: {
      imo,
      arrival,
      transitPort,
      way: hasWay ? wayOf(line) : undefined,
      closings: closed,
      currency: currency ?? broken('currency', 'currency'),
      ...prices,
      demurrageDays: days('demurrage_days'),
      detentionDays: days('detention_days'),
      remarkZh: text('remark_zh', 200),
      remarkEn: text('remark_en', 200),
    },
  };
}
