import { fold } from '../../text/fold.ts';
import type { PortNames } from '../places/portNames.ts';
import {
  type PriceBox,
  type PriceCurrency,
  type PriceField,
  type PriceRow,
  priceBoxes,
} from '../priceRow.ts';
import { currencyOf, currencySource } from '../prices/currencies.ts';
import type { Scan } from '../text/scan.ts';

/** A port whose prices differ from those of the others by an amount for each box. */
export interface PriceDifference {
  readonly port: PriceField<string>;
  /** Minor units; negative for a port that costs less. */
  readonly amounts: Readonly<Record<PriceBox, number>>;
  /** That of the row unless the difference names one. */
  readonly currency: PriceCurrency | null;
  /** As the message has it, for the remark where it applies to no row. */
  readonly text: string;
}

const surcharge =
  'pss|gri|baf|lss|ebs|ebaf|caf|cic|ens|ams|thc|ows|war|ecrs|psc|surcharge|附加|旺季|燃油|超重|拥堵|保费';
const amounts = `(?:(?<before>${currencySource}) ?)?(?<first>\\d{2,4})(?:/(?<second>\\d{2,4}))?(?:/(?<third>\\d{2,4}))?(?![\\d/.]|,\\d{3})(?: ?(?<after>${currencySource}))?(?! ?(?:${surcharge}))`;
const name = '(?:\\p{Script=Han}{2,6}|[A-Za-z]{3,12})';
/** 宁波加50, 深圳减100, NGB +50/100/100, 大阪/神户 +20 */
const portFirst = new RegExp(
  `(?<ports>${name}(?:/${name}){0,4}) ?(?:另?加|\\+|(?<less>减)) ?${amounts}`,
  'giu',
);
/** +100 for NGB */
const amountFirst = new RegExp(
  `(?:\\+|加) ?${amounts} (?:for|from|ex|if) (?<ports>[A-Za-z]{3,12}(?:/[A-Za-z]{3,12}){0,4})(?![A-Za-z])`,
  'gi',
);
/** In front of a port that is the end of a route, or of the amount of a surcharge, there is no difference. */
const notDifferent = new RegExp(`(?:[->~→至到]|${surcharge}|费|gri|涨)[ :]{0,2}$`, 'i');

/** The differences of a line; their characters are used up, so that they are neither surcharges nor ports. */
export function readDifferences(scan: Scan, names: PortNames): PriceDifference[] {
  const read = ({ groups = {}, index, 0: text }: RegExpExecArray): PriceDifference[] | null => {
    if (notDifferent.test(scan.before(index))) return null;
    const spelling = groups.ports ?? '';
    const ports = portsOf(spelling, index + text.indexOf(spelling), names);
    if (ports === null) return null;
    const sign = groups.less === undefined ? 1 : -1;
    const [small = 0, middle = small, high = middle] = [groups.first, groups.second, groups.third].flatMap(
      (number) => (number === undefined ? [] : [sign * Number(number) * 100]),
    );
    return ports.map((port) => ({
      port,
      amounts: { '20GP': small, '40GP': middle, '40HQ': high },
      currency: currencyOf(groups.before ?? groups.after ?? ''),
      text,
    }));
  };
  return [portFirst, amountFirst]
    .flatMap((pattern) => scan.take(pattern, read))
    .flatMap(({ value }) => value);
}

/** The ports of a list; null where one of them is unknown. Other Chinese words may be in front of the first. */
function portsOf(text: string, start: number, { codesOf }: PortNames): PriceField<string>[] | null {
  const ports: PriceField<string>[] = [];
  let at = start;
  for (const [index, part] of text.split('/').entries()) {
    const isHan = /\p{Script=Han}/u.test(part);
    const from =
      index === 0 && isHan ? [...part].findIndex((_, each) => codesOf.has(fold(part.slice(each)))) : 0;
    const codes = from < 0 ? undefined : codesOf.get(fold(part.slice(from)));
    const [code] = codes ?? [];
    if (code === undefined) return null;
    const doubt = codes?.length === 1 ? null : 'severalPorts';
    ports.push({ value: code, start: at + from, end: at + part.length, doubt });
    at += part.length + 1;
  }
  return ports;
}

/**
 * Rows with a difference: the prices of its port change, or the port gets rows like those of another port of its side.
 * Null where it applies to none of them. The prices are in doubt, because the message does not state them.
 */
export function withDifference<Row extends PriceRow>(
  rows: readonly Row[],
  { port, amounts, currency }: PriceDifference,
): { readonly rows: readonly Row[]; readonly newRows: readonly Row[] } | null {
  const countryOf = (row: Row, side: 'origin' | 'destination') => row[side]?.value.slice(0, 2);
  const country = port.value.slice(0, 2);
  const side = rows.some((row) => countryOf(row, 'origin') === country) ? 'origin' : 'destination';
  const withAmounts = (row: Row): Row => {
    const prices = { ...row.prices };
    for (const box of priceBoxes) {
      const price = prices[box];
      if (price) prices[box] = { ...price, value: price.value + amounts[box], doubt: 'difference' };
    }
    return { ...row, prices };
  };
  const isOfCurrency = (row: Row) => currency === null || currency === (row.currency?.value ?? 'USD');
  const isPort = (row: Row) => row[side]?.value === port.value && isOfCurrency(row);
  if (rows.some(isPort))
    return { rows: rows.map((row) => (isPort(row) ? withAmounts(row) : row)), newRows: [] };
  const model = rows.find((row) => countryOf(row, side) === country) ?? rows.find((row) => row[side]);
  const newRows = rows
    .filter((row) => row[side]?.value === model?.[side]?.value && model?.[side] && isOfCurrency(row))
    .map((row) => ({ ...withAmounts(row), [side]: port }));
  return newRows.length > 0 ? { rows, newRows } : null;
}
