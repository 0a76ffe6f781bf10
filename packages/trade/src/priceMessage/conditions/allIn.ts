import type { PriceRow } from '../priceRow.ts';
import { currencySource } from '../prices/currencies.ts';

/** "All in USD" is no price without an amount after it. */
const currencyAlone = `(?! ${currencySource}(?![a-z])(?! ?[$¥€]?\\d))`;
const allIn = new RegExp(
  `(?<!\\b(?:not|are|is) |非|不)(?:(?<![a-z])all[ -]?in(?:clusive)?(?![a-z])${currencyAlone}|全包|包干)`,
  'i',
);

/** As many characters of a line as are read elsewhere. */
const longestLine = 600;

/**
 * Returns a function that reports whether a price of a message includes the surcharges of the ocean freight: its own line says
 * "all in", or a line without prices says so for all of them.
 */
export function allInReader(message: string): (row: Pick<PriceRow, 'start' | 'end'>) => boolean {
  const forAll = message.split(/\r?\n/).some((line) => {
    const text = line.slice(0, longestLine);
    return allIn.test(text) && !/\d{3}/.test(text);
  });
  return ({ start, end }) => forAll || allIn.test(message.slice(start, end));
}
