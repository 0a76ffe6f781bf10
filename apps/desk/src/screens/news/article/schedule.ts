import { chinaClock, chinaDay, dayMs } from '@fairway/trade';

/** Returns the instant of a text typed as Shanghai time, `2026-11-23T09:00`; null for any other text. */
export function instantOf(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const at = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Formats an instant as the form shows it, in Shanghai time. */
export function typedOf(instant: string | Date): string {
  return chinaClock(new Date(instant)).slice(0, 16);
}

/** Returns the suggested time: tomorrow at nine, before readers plan their day. */
export function offered(now: Date): string {
  return `${chinaDay(new Date(now.getTime() + dayMs))}T09:00`;
}
