import { type IsoWeek, weekOf } from '@fairway/ui/iso-week';

const dayMs = 86_400_000;

/**
 * The first week that can still be booked: cut-offs lie about three days before departure, so from Friday on it is
 * the week after this one. The server's reference prices follow the same rule.
 */
export function bookingWeek(now: Date): IsoWeek {
  return weekOf(new Date(now.getTime() + 3 * dayMs));
}
