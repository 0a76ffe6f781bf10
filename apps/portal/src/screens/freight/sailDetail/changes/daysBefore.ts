import type { SailingChanges } from '@fairway/gateway/contract/sailingHistory';

/**
 * The days on which a version applied that is not the current one, the newest first: the first day of each version, at
 * the port of loading.
 */
export function daysBefore({ versions, zone }: Pick<SailingChanges, 'versions' | 'zone'>): string[] {
  // English of Canada writes days as ISO 8601 does.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const [latest, ...earlier] = versions.map(({ recordedAt }) => format.format(new Date(recordedAt)));
  return [...new Set(earlier)].filter((day) => day !== latest);
}
