/** The instant at which a calendar day ends in China, where days of seats are counted; null for none. */
export function endOfDay(day: string): string | null {
  if (day === '') return null;
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000).toISOString();
}

/** The last day before an instant, as `endOfDay` takes it; empty for none. */
export function lastDay(at: string | null): string {
  if (at === null) return '';
  // China keeps +08:00 all year.
  return new Date(Date.parse(at) - 1 + 8 * 3_600_000).toISOString().slice(0, 10);
}
