import { type AmountCurrency, normaliseAmount, readAmount } from '@fairway/trade';

/** The value of an amount field with a choice of currency. */
export interface Money {
  /** The amount as the field shows it, `25,000.50`; read it by `minorUnits`. */
  readonly amount: string;
  readonly currency: AmountCurrency;
}

/** The value of the field; an empty amount in the first currency for any other. */
export function readMoney(value: unknown, currencies: readonly AmountCurrency[]): Money {
  const { amount, currency } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Money>;
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
