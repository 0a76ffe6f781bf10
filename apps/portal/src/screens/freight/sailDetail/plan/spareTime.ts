/** A time before or after a cut-off as people say it: hours of one morning or afternoon, otherwise half days. */
export type SpareTime =
  | { readonly unit: 'hours'; readonly count: number }
  | { readonly unit: 'half' }
  | { readonly unit: 'days' | 'daysAndHalf'; readonly count: number };

const halfDay = 12;

/** Returns the spare time of some hours, whose sign does not count. A margin is rounded down and a delay up, to be safe. */
export function spareTime(hours: number): SpareTime {
  const count = Math.abs(hours);
  if (count < halfDay) return { unit: 'hours', count };
  const halves = hours < 0 ? Math.ceil(count / halfDay) : Math.floor(count / halfDay);
  if (halves === 1) return { unit: 'half' };
  return { unit: halves % 2 === 0 ? 'days' : 'daysAndHalf', count: Math.floor(halves / 2) };
}
