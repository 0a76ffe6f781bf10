/**
 * Days in Chinese time, which orders, seats and working days use. Its clock is eight hours ahead of UTC all year, so no
 * time zone has to be looked up. A day is `2026-11-23`.
 */

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

const ahead = 8 * 3_600_000;

/** Returns the time on clocks in China at an instant, `2026-11-23T18:00:05`. */
export function chinaClock(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 19);
}

/** The calendar day in China at an instant. */
export function chinaDay(at: Date): string {
  return chinaClock(at).slice(0, 10);
}

/** The instant at which a day begins in China; an invalid date for a text that is no day. */
export function chinaMidnight(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - ahead);
}
