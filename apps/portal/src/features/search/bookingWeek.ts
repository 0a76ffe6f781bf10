import { type IsoDay, type IsoWeek, weekOf } from '@fairway/ui/dates';

const hourMs = 3_600_000;
/** China is eight hours ahead of UTC all year; cut-offs lie about three days before departure. */
const cutOffLead = (8 + 3 * 24) * hourMs;

/**
 * The first week that can still be booked, by the calendar of China: from Friday on it is the week after this one.
 * The server's reference prices follow the same rule.
 */
export function bookingWeek(now: Date): IsoWeek {
  return weekOf(new Date(now.getTime() + cutOffLead).toISOString().slice(0, 10) as IsoDay);
}
