/** A lowest price of a week. */
export interface WeekQuote {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Returns the week that is 100 on every line of a chart: the first in which all lines with a price are quoted,
 * otherwise the first of those in which most are, the requested line among them. Null if no line has a price.
 */
export function baseWeek(lines: readonly (readonly (WeekQuote | null)[])[]): number | null {
  const priced = lines.filter((line) => line.some(isQuoted));
  const [firstLane] = priced;
  if (!firstLane) return null;
  const quoted = firstLane.flatMap((quote, week) =>
    isQuoted(quote) ? [{ week, lines: priced.filter((line) => isQuoted(line[week] ?? null)).length }] : [],
  );
  const most = Math.max(...quoted.map(({ lines: count }) => count));
  return quoted.find(({ lines: count }) => count === most)?.week ?? null;
}

function isQuoted(quote: WeekQuote | null): quote is WeekQuote {
  return quote !== null && quote.amount > 0;
}

/**
 * Returns prices as shares of that of the base week, which is 100, to one decimal. A week without a price, or with one
 * in another currency, has none; nor does any week of a line that is not quoted in the base week.
 */
export function indexOf(quotes: readonly (WeekQuote | null)[], base: number | null): (number | null)[] {
  const start = base === null ? null : (quotes[base] ?? null);
  return quotes.map((quote) =>
    isQuoted(start) && quote && quote.currency === start.currency
      ? Math.round((quote.amount / start.amount) * 1000) / 10
      : null,
  );
}
