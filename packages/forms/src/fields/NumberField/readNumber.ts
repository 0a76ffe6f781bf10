import { toHalfWidth } from '@fairway/trade';

/** A plain number, or one whose thousands are marked by commas: never a comma that may be a decimal sign. */
const plain = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$|^-?\.\d+$/;

/** More digits than this a number cannot hold exactly. */
const mostDigits = 15;

/** Returns the typed number; null for an empty text, undefined if it is not a number with at most that many decimals. */
export function readNumber(typed: string, decimals: number): number | null | undefined {
  const text = toHalfWidth(typed).replace(/\s/g, '').replace('−', '-');
  if (text === '') return null;
  if (!plain.test(text)) return undefined;
  const digits = text.replaceAll(',', '');
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  if (fraction.replace(/0+$/, '').length > decimals) return undefined;
  if (whole.replace(/^0+/, '').length + decimals > mostDigits) return undefined;
  const number = Number(digits);
  // There is no minus zero on a packing list.
  return number === 0 ? 0 : number;
}

/** `18,500.5`, as the field shows it when it is left; '' for null. */
export function writeNumber(value: unknown, decimals: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(value);
}
