import { chinaClock, chinaDay, dayMs } from '@fairway/trade';

/** The instant of what was typed as Shanghai time, `2026-11-23T09:00`; null for anything else. */
export function instantOf(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const at = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** An instant as it is typed in Shanghai. */
export function typedOf(instant: string | Date): string {
  return chinaClock(new Date(instant)).slice(0, 16);
}

/** What is offered: tomorrow at nine, before readers plan their day. */
export function offered(now: Date): string {
  return `${chinaDay(new Date(now.getTime() + dayMs))}T09:00`;
}
