/** Days that statistics look back. */
export const spans = [7, 30] as const;
export type Span = (typeof spans)[number];

/** Reads the time span of an address. */
export function readSpan(search: URLSearchParams): Span {
  return spans.find((days) => String(days) === search.get('days')) ?? spans[0];
}

/** Address of one's statistics over so many days. */
export function dataStatisticsAddress(days: Span = spans[0]): string {
  return days === spans[0] ? '/DataStatistics' : `/DataStatistics?days=${days}`;
}
