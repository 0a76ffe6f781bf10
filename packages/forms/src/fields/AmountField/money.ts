import { type AmountCurrency, normaliseAmount, readAmount } from '@fairway/trade';
import type { Problem } from '../../form/problems/problem.ts';
import { isBranch } from '../../form/values/tree.ts';

/** The value of an amount field with a choice of currency. */
export interface Money {
  /** The amount as the field shows it, `25,000.50`; read it by `minorUnits`. */
  readonly amount: string;
  readonly currency: AmountCurrency;
}

/** The value of the field; an empty amount in the first currency for any other. */
export function readMoney(value: unknown, currencies: readonly AmountCurrency[]): Money {
  const { amount, currency } = isBranch(value) ? value : {};
  const known = currencies.find((each) => each === currency);
  return {
    amount: typeof amount === 'string' ? amount : '',
    currency: known ?? currencies[0] ?? 'CNY',
  };
}

/** The typed text as money: a sign of another offered currency selects it, as in `US$100`. */
export function moneyOf(
  text: string,
  selected: AmountCurrency,
  currencies: readonly AmountCurrency[],
): Money {
  const named = [selected, ...currencies].find((each) => 'minor' in readAmount(text, each));
  const currency = named ?? selected;
  return { amount: normaliseAmount(text, currency), currency };
}

/** The problem of a typed amount; undefined for an empty one, too. */
export function amountProblem(
  text: string,
  currency: AmountCurrency,
  otherCurrency: string,
): Problem | undefined {
  const read = readAmount(text, currency);
  if (text.trim() === '' || 'minor' in read) return undefined;
  if (read.broken === 'amount') return { rule: read.broken };
  return { rule: read.broken, message: otherCurrency };
}
