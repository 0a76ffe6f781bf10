import { addDays, chinaDay, weekOfDay } from '@fairway/trade';

const cutOffDays = 3;

/**
 * The first week that can still be booked, as it is stored. Cut-offs lie about three days before departure, so from
 * Friday on, by the calendar of China, that is the week after.
 */
export function bookableWeek(now: Date): number {
  return weekOfDay(addDays(chinaDay(now), cutOffDays));
}
