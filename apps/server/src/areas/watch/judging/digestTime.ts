import { addDays } from '@fairway/trade';
import { dayAt, instantAt } from '../../../time/zone.ts';

/** The last 9:00 of a weekday, Monday to Friday, by the clocks of a zone: firings of before it are due for the digest. */
export function lastDigestTime(now: Date, zone: string): Date {
  let day = dayAt(now, zone);
  for (;;) {
    const at = instantAt(day, '09:00', zone);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && at <= now) return at;
    day = addDays(day, -1);
  }
}
