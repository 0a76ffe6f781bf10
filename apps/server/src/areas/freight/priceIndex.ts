/** A lowest price of a week. */
export interface WeekQuote {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Prices as shares of the first one that is known, which is 100, to one decimal. A week without a price, or with one in
 * another currency than the first, has none.
 */
export function indexOf(quotes: readonly (WeekQuote | null)[]): (number | null)[] {
  const base = quotes.find((quote) => quote !== null && quote.amount > 0);
  return quotes.map((quote) =>
    base && quote && quote.currency === base.currency
      ? Math.round((quote.amount / base.amount) * 1000) / 10
      : null,
  );
}
