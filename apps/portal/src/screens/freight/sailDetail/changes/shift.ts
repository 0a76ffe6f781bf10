import type { SailingMove } from '@fairway/gateway/contract/sailingHistory';

const hour = 3_600_000;

export type Shift =
  | { readonly word: 'unmoved' }
  | {
      readonly word: 'laterDays' | 'earlierDays' | 'laterHours' | 'earlierHours';
      readonly count: number;
    };

/** Returns the difference of a time from its first value: in whole days from one day on, in hours below. */
export function shiftOf({ first, now }: Pick<SailingMove, 'first' | 'now'>): Shift {
  const ms = Date.parse(now.at) - Date.parse(first.at);
  if (ms === 0) return { word: 'unmoved' };
  const hours = Math.abs(ms) / hour;
  if (hours >= 24) return { word: ms > 0 ? 'laterDays' : 'earlierDays', count: Math.round(hours / 24) };
  return { word: ms > 0 ? 'laterHours' : 'earlierHours', count: Math.round(hours * 10) / 10 };
}
