import { currencySource } from './currencies.ts';
import type { PriceToken } from './priceToken.ts';

const replacementWords = new RegExp(
  `^ {0,3}(?:[-=]?>|(?:${currencySource})? ?(?:上?涨|下?降|上调|下调|调整?|改)(?:至|到|为|成)|(?:increased|reduced|changed) to) {0,3}(?:${currencySource} ?)?$`,
  'i',
);

/** Whether signs and words are those between an old price and the new one: 1750/2700→1700/2600, 由2000涨至2600. */
export const isReplacement = (between: string) => replacementWords.test(between);

/** Whether each price is in front of its box: `$2350 40hq $1300 20gp`. */
export function isNumberFirst(tokens: readonly PriceToken[]): boolean {
  const sequence = tokens.filter(({ kind }) => kind === 'number' || kind === 'box');
  return (
    sequence.length > 2 &&
    sequence.length % 2 === 0 &&
    sequence.every((token, at) =>
      at % 2 === 0 ? token.kind === 'number' && token.minor >= 5000 : token.kind === 'box',
    )
  );
}
