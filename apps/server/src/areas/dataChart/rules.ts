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

interface DaysAtSea {
  readonly days: number;
  readonly sailings: number;
}

/** The longest range that is listed day by day; beyond it days without sailings are omitted. */
const widest = 40;

/** Every day from the quickest to the slowest, those without a sailing as zero: a spread is seen by its gaps. */
export function withGaps(known: readonly DaysAtSea[]): DaysAtSea[] {
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || last.days - first.days > widest) return [...known];
  const sailings = new Map(known.map((each) => [each.days, each.sailings]));
  return Array.from({ length: last.days - first.days + 1 }, (_, index) => {
    const days = first.days + index;
    return { days, sailings: sailings.get(days) ?? 0 };
  });
}
