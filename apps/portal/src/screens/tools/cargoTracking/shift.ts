import type { TrackedRow } from '@fairway/gateway/contract/cargoTracking';

/** Converts hours to the unit of the trade: hours below two days, days from there on. */
export function spoken(hours: number): { readonly count: number; readonly unit: 'hours' | 'days' } {
  const far = Math.abs(hours);
  return far < 24 ? { count: far, unit: 'hours' } : { count: Math.round(far / 24), unit: 'days' };
}

/** A smaller difference does not count. */
export const onTime = 3;

/** Whether a later or an earlier arrival is worth a word. */
export function tendency(hours: number | null): 'late' | 'early' | 'onTime' | null {
  if (hours === null) return null;
  if (Math.abs(hours) < onTime) return 'onTime';
  return hours > 0 ? 'late' : 'early';
}

/** Returns the time until an instant, in days and hours; null once it is past. */
export function timeLeft(at: string, now: Date): { readonly days: number; readonly hours: number } | null {
  const hours = Math.floor((Date.parse(at) - now.getTime()) / 3_600_000);
  return hours < 0 ? null : { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Whether new data is expected: for a number that was just added, or whose next request is due. */
export function isComing({ state, nextAskAt }: TrackedRow, now: Date): boolean {
  return state === 'asking' || (nextAskAt !== null && Date.parse(nextAskAt) <= now.getTime());
}
