/** Currencies of prices and totals. */
export const costCurrencies = ['USD', 'CNY', 'EUR'] as const;
export type CostCurrency = (typeof costCurrencies)[number];

export function isCostCurrency(text: string): text is CostCurrency {
  return costCurrencies.some((each) => each === text);
}

/** Millionths of a yuan for one unit of a currency, of one day; a currency that is left out has no rate. */
export type ExchangeRates = Readonly<Partial<Record<CostCurrency, number>>>;

/** Parts of a yuan in a rate: 7.0831 is 7,083,100. */
export const rateParts = 1_000_000;

/** Age of a rate, in days, from which a total marks it as old: the longest run of public holidays and weekends. */
export const freshRateDays = 10;

/**
 * An amount of minor units in another currency, rounded half up to the cent, away from zero for less than nothing; null
 * without a rate.
 */
export function exchanged(
  amount: number,
  from: CostCurrency,
  to: CostCurrency,
  rates: ExchangeRates,
): number | null {
  if (from === to) return amount;
  const [source, target] = [rateOf(from, rates), rateOf(to, rates)];
  if (source === undefined || target === undefined) return null;
  const size = Math.abs(amount) * source;
  const rounded = Number.isSafeInteger(size)
    ? quotient(size, target)
    : Number((BigInt(Math.abs(amount)) * BigInt(source) * 2n + BigInt(target)) / (BigInt(target) * 2n));
  return amount < 0 ? -rounded : rounded;
}

function rateOf(currency: CostCurrency, rates: ExchangeRates): number | undefined {
  return currency === 'CNY' ? rateParts : rates[currency];
}

/** Rounded half up. The remainder of safe integers is exact, so the rounding is. */
function quotient(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
