import { addDays, isWeekend } from '@fairway/trade';
import { dayAt, instantAt } from '../../../../time/zone.ts';

/** The last 9:00 of a weekday, Monday to Friday, by the clocks of a zone: firings of before it are due for the digest. */
export function lastDigestTime(now: Date, zone: string): Date {
  let day = dayAt(now, zone);
  for (;;) {
    const at = instantAt(day, '09:00', zone);
    if (!isWeekend(day) && at <= now) return at;
    day = addDays(day, -1);
  }
}
