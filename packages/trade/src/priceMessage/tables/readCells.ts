import { readLineDates } from '../dates/lineDates.ts';
import { weekdayOf } from '../dates/weekdays.ts';
import type { ReadOptions, SharedFields } from '../lines/lineFacts.ts';
import type { PriceBox, PriceCurrency, PriceField } from '../priceRow.ts';
import { priceField } from '../prices/offers.ts';
import type { PriceToken } from '../prices/priceToken.ts';
import { readPrices } from '../prices/readPrices.ts';
import { readTokens } from '../prices/readTokens.ts';
import { movedBy } from '../text/moved.ts';
import { plainLine } from '../text/plainLine.ts';
import { Scan } from '../text/scan.ts';
import type { TableColumn } from './columnHeadings.ts';
import type { ColumnPeriod } from './columnPeriod.ts';
import type { Cell } from './splitCells.ts';

/** An offer of a line: its columns have the same carrier and validity. */
export interface ColumnOffer {
  prices: Partial<Record<PriceBox, PriceField<number>>>;
  readonly carrier: PriceField<string> | null;
  readonly period: ColumnPeriod | null;
  currency: PriceField<PriceCurrency> | null;
}

/** The fields of a line of a table, while they are read. */
export type RecordFields = { -readonly [Key in keyof SharedFields]: SharedFields[Key] };

/** Adds the prices of a cell to an offer, for the boxes that its heading names. */
export function priceCell(
  offer: ColumnOffer,
  cell: Cell,
  { boxes, currency }: Extract<TableColumn, { kind: 'prices' }>,
): void {
  const layout = boxes.length > 0 ? boxes : (['20GP', '40', '40HQ'] as const);
  const plain = plainLine(cell.text);
  const [offerInCell] = readPrices(new Scan(plain), layout).offers;
  const money = offerInCell?.currency ? movedBy(offerInCell.currency, cell.start) : null;
  offer.currency ??=
    money ??
    (currency
      ? { value: currency, start: cell.start, end: cell.start + cell.text.length, doubt: null }
      : null);
  const numbers = readTokens(plain).filter((token) => token.kind === 'number');
  const only = numbers[0] ?? numberNextToLetters(plain);
  if (numbers.length > 1 && offerInCell) {
    for (const [box, field] of Object.entries(offerInCell.prices))
      offer.prices[box as PriceBox] = movedBy(field, cell.start);
    return;
  }
  if (only === undefined) return;
  // A single number of a cell is the price of every box that its heading names.
  const field = movedBy(priceField(only), cell.start);
  // A column that names no box, such as that of a carrier: most prices of a message are those of a 40HQ.
  if (boxes.length === 0 && field.value >= 30_000) offer.prices['40HQ'] ??= { ...field, doubt: 'boxes' };
  for (const box of boxes) {
    if (box === 'other') continue;
    if (box !== '40') offer.prices[box] = field;
    else {
      offer.prices['40GP'] = field;
      offer.prices['40HQ'] ??= { ...field, doubt: 'boxes' };
    }
  }
}

/** 1850NET, OF2950: in the cell of a price its only number counts, to be checked. */
function numberNextToLetters(plain: string): Extract<PriceToken, { kind: 'number' }> | undefined {
  const [run, another] = plain.matchAll(/\d[\d,.]{2,}/g);
  if (!run || another) return undefined;
  const token = readTokens(run[0]).find((each) => each.kind === 'number');
  return token && { ...movedBy(token, run.index), doubt: 'boxes' };
}

const twoDays = /^ {0,3}(?:周|星期)?[一二三四五六日天1-7] ?[/-] ?(?:周|星期)?([一二三四五六日天1-7]) {0,3}$/;

/** 三/五 under 截关/开船: the second day is the one of the sailing. */
export function sailingCell(shared: RecordFields, cell: Cell, options: ReadOptions): void {
  const plain = plainLine(cell.text);
  const day = twoDays.exec(plain)?.[1];
  if (day === undefined) {
    dateCell(shared, 'departure', cell, options);
    return;
  }
  const start = cell.start + plain.lastIndexOf(day);
  shared.weekday = { value: weekdayOf(day), start, end: start + day.length, doubt: null };
}

/** Reads the dates of a cell; its heading names their kind. */
export function dateCell(
  shared: RecordFields,
  kind: 'validity' | 'validFrom' | 'validTo' | 'departure',
  cell: Cell,
  options: ReadOptions,
): void {
  const dates = readLineDates(new Scan(plainLine(cell.text)), options.today, options.dateOrder);
  const at = <Value>(field: PriceField<Value> | null) =>
    field && {
      ...movedBy(field, cell.start),
      doubt: field.doubt === 'dateRole' ? null : field.doubt,
    };
  const day = at(dates.departure ?? dates.validTo ?? dates.validFrom);
  if (kind === 'departure') {
    shared.departure = day;
    shared.weekday = at(dates.weekday);
  } else if (kind === 'validFrom') shared.validFrom = day;
  else if (kind === 'validTo') shared.validTo = day;
  else {
    shared.validFrom = at(dates.validFrom);
    shared.validTo = at(dates.validTo ?? dates.departure);
  }
}
