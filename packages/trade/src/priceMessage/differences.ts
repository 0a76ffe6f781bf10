import { fold } from '../text/fold.ts';
import type { PortNames } from './ports.ts';
import { type PriceBox, type PriceField, type PriceRow, priceBoxes } from './priceRow.ts';
import type { Scan } from './scan.ts';

/** A port whose prices differ from those of the others by an amount for each box. */
export interface PriceDifference {
  readonly port: PriceField<string>;
  /** Minor units of the row's currency. */
  readonly amounts: Readonly<Record<PriceBox, number>>;
}

const amounts =
  '(?:usd|us\\$|\\$)? ?(?<first>\\d{2,4})(?:/(?<second>\\d{2,4}))?(?:/(?<third>\\d{2,4}))?(?![\\d/.]|,\\d{3})(?: ?(?:usd|美金|美元))?';
const name = '(?:\\p{Script=Han}{2,6}|[A-Za-z]{3,12})';
/** 宁波加50, NGB +50/100/100, 大阪/神户 +20 */
const portFirst = new RegExp(`(?<ports>${name}(?:/${name}){0,4}) ?(?:另?加|\\+) ?${amounts}`, 'giu');
/** +100 for NGB */
const amountFirst = new RegExp(
  `(?:\\+|加) ?${amounts} (?:for|from|ex|if) (?<ports>[A-Za-z]{3,12}(?:/[A-Za-z]{3,12}){0,4})(?![A-Za-z])`,
  'gi',
);

/** The differences of a line; their characters are used up, so that they are neither surcharges nor ports. */
export function readDifferences(scan: Scan, names: PortNames): PriceDifference[] {
  const read = ({ groups = {}, index, 0: text }: RegExpExecArray): PriceDifference[] | null => {
    const spelling = groups.ports ?? '';
    const ports = portsOf(spelling, index + text.indexOf(spelling), names);
    if (ports === null) return null;
    const [small = 0, middle = small, high = middle] = [groups.first, groups.second, groups.third].flatMap(
      (number) => (number === undefined ? [] : [Number(number) * 100]),
    );
    return ports.map((port) => ({ port, amounts: { '20GP': small, '40GP': middle, '40HQ': high } }));
  };
  return [portFirst, amountFirst]
    .flatMap((pattern) => scan.take(pattern, read))
    .flatMap(({ value }) => value);
}

/** The ports of a list; null where one of them is unknown or has several. Other Chinese words may be in front of the first. */
function portsOf(text: string, start: number, { codesOf }: PortNames): PriceField<string>[] | null {
  const ports: PriceField<string>[] = [];
  let at = start;
  for (const [index, part] of text.split('/').entries()) {
    const isHan = /\p{Script=Han}/u.test(part);
    const from =
      index === 0 && isHan ? [...part].findIndex((_, each) => codesOf.has(fold(part.slice(each)))) : 0;
    const codes = from < 0 ? undefined : codesOf.get(fold(part.slice(from)));
    if (codes?.length !== 1) return null;
    ports.push({ value: codes[0] ?? '', start: at + from, end: at + part.length, doubt: null });
    at += part.length + 1;
  }
  return ports;
}

/** Rows with a difference: the prices of its port change, or the port gets rows like those of a port of its country. */
export function withDifference<Row extends PriceRow>(
  rows: readonly Row[],
  { port, amounts }: PriceDifference,
): { readonly rows: readonly Row[]; readonly newRows: readonly Row[] } {
  const side = (['origin', 'destination'] as const).find((name) =>
    rows.some((row) => row[name]?.value.slice(0, 2) === port.value.slice(0, 2)),
  );
  if (!side) return { rows, newRows: [] };
  const withAmounts = (row: Row): Row => {
    const prices = { ...row.prices };
    for (const box of priceBoxes) {
      const price = prices[box];
      if (price) prices[box] = { ...price, value: price.value + amounts[box] };
    }
    return { ...row, prices };
  };
  const isPort = (row: Row) => row[side]?.value === port.value;
  if (rows.some(isPort))
    return { rows: rows.map((row) => (isPort(row) ? withAmounts(row) : row)), newRows: [] };
  const model = rows.find((row) => row[side]?.value.slice(0, 2) === port.value.slice(0, 2))?.[side]?.value;
  const newRows = rows
    .filter((row) => row[side]?.value === model)
    .map((row) => ({ ...withAmounts(row), [side]: port }));
  return { rows, newRows };
}
