import type { CsvRule } from '@fairway/gateway/contract/csvColumns';
import { type Currency, currency as currencyShape } from '@fairway/gateway/contract/shapes';
import { csvDay, type NamedWay } from '@fairway/trade';
import { amountOf, type CsvLine, flagOf, readLine } from '../../../services/csv/csvLine.ts';
import type { BadCell } from '../../../services/csv/csvTable.ts';
import { wayOf } from '../sailings/wayCell.ts';
import type { SurchargeRateTable } from '../tables.ts';

/** The accepted cell values, by stored value; reports use the first. */
export const columnWords = {
  basis: {
    CTN: ['container', 'box', 'ctn', '箱', '每箱'],
    BL: ['bill', 'b/l', 'bl', '票', '每票'],
    PCT: ['percent', '%', 'pct', '百分比'],
  },
  side: {
    origin: ['origin', '起运港'],
    freight: ['freight', '海运'],
    destination: ['destination', '目的港'],
  },
  payable: { prepaid: ['prepaid', 'pp', '预付'], collect: ['collect', 'cc', '到付'] },
} as const;

/** Hundredths: of a unit of the currency, or of a percent. */
export interface SurchargeAmounts {
  readonly gp20: number;
  readonly gp40: number;
  readonly hq40: number;
}

/** The cells of a line about a valid surcharge; null leaves a value to the list of codes. */
export interface SurchargeDetails {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly basis: SurchargeRateTable['basis'] | null;
  readonly side: SurchargeRateTable['side'] | null;
  readonly payable: SurchargeRateTable['payable'] | null;
  readonly currency: Currency | null;
  /** One amount, or one for each box type. */
  readonly amount: number | SurchargeAmounts;
  readonly validTo: string | null;
  /** Undefined if the file has no such column: the stored way stays. */
  readonly way: NamedWay | null | undefined;
}

/** A surcharge in a line of a file. Days are `2026-12-01`. */
export interface SurchargeEntry {
  readonly carrier: string;
  /** Empty for every port. */
  readonly origin: string;
  readonly destination: string;
  readonly code: string;
  readonly validFrom: string;
  /** Null where the line takes it back. */
  readonly details: SurchargeDetails | null;
}

/** Reads a line and checks it without stored data; returns the first broken rule, if any. */
export function readSurcharge(cells: Readonly<Record<string, string>>): SurchargeEntry | BadCell {
  return readLine(cells, (line) => entryOf(line, 'way' in cells));
}

const boxColumns = ['amount_20gp', 'amount_40gp', 'amount_40hq'] as const;
const longestName = 80;

function entryOf(line: CsvLine, hasWay: boolean): SurchargeEntry {
  const { cell, broken } = line;
  const code = (column: string, pattern: RegExp, rule: CsvRule) => {
    const value = cell(column).toUpperCase();
    if (value === '') return broken(column, 'required');
    return pattern.test(value) ? value : broken(column, rule);
  };
  const port = (column: string) => (cell(column) === '' ? '' : code(column, /^[A-Z]{5}$/, 'harbour'));
  const day = (column: string) =>
    cell(column) === '' ? null : (csvDay(cell(column)) ?? broken(column, 'day'));
  const name = (column: string) =>
    cell(column).length > longestName ? broken(column, 'length') : cell(column);

  const carrier = code('carrier', /^[A-Z0-9]{2,6}$/, 'carrier');
  const origin = port('origin');
  const destination = port('destination');
  if (origin === '' && destination === '') broken('origin', 'ends');
  if (origin === destination) broken('destination', 'samePort');
  const charge = code('code', /^[A-Z0-9]{2,10}$/, 'chargeCode');
  // The freight itself comes with its sailing.
  if (charge === 'OF') broken('code', 'oceanFreight');
  const validFrom = day('valid_from') ?? broken('valid_from', 'required');
  const key = { carrier, origin, destination, code: charge, validFrom };
  const cancelled = flagOf(cell('cancelled')) ?? broken('cancelled', 'flag');
  if (cancelled) return { ...key, details: null };

  const nameZh = name('name_zh');
  const nameEn = name('name_en');
  const meanings = {
    basis: wordOf(line, 'basis'),
    side: wordOf(line, 'side'),
    payable: wordOf(line, 'payable'),
  };
  const currency = currencyShape.options.find((each) => each === cell('currency').toUpperCase());
  if (!currency && cell('currency') !== '') broken('currency', 'currency');
  const amount = amountsOf(line, currency);
  const validTo = day('valid_to');
  if (validTo !== null && validTo < validFrom) broken('valid_to', 'validity');
  const way = hasWay ? wayOf(line) : undefined;
  return {
    ...key,
    details: { nameZh, nameEn, ...meanings, currency: currency ?? null, amount, validTo, way },
  };
}

/** Returns the meaning of a cell; null for an empty one. */
function wordOf<Column extends keyof typeof columnWords>(
  { cell, broken }: CsvLine,
  column: Column,
): keyof (typeof columnWords)[Column] | null {
  const text = cell(column).toLowerCase();
  if (text === '') return null;
  const match = Object.entries<readonly string[]>(columnWords[column]).find(([, words]) =>
    words.includes(text),
  );
  return match ? (match[0] as keyof (typeof columnWords)[Column]) : broken(column, column);
}

/** One amount, or all three: a total without the amount of a box would look too low. */
function amountsOf(line: CsvLine, currency: Currency | undefined): SurchargeDetails['amount'] {
  const { broken } = line;
  const read = (column: string) => amountOf(line, column, 'charge', currency);
  const one = read('amount');
  const boxes = boxColumns.map(read);
  const filledColumns = boxColumns.filter((_, index) => boxes[index] !== null);
  if (one !== null) {
    if (filledColumns[0]) broken(filledColumns[0], 'amounts');
    return one || broken('amount', 'noCharge');
  }
  const [gp20 = null, gp40 = null, hq40 = null] = boxes;
  if (gp20 === null || gp40 === null || hq40 === null) {
    const missing = boxColumns.find((column) => filledColumns.length > 0 && !filledColumns.includes(column));
    return broken(missing ?? 'amount', 'amounts');
  }
  return gp20 + gp40 + hq40 > 0 ? { gp20, gp40, hq40 } : broken('amount_40hq', 'noCharge');
}
