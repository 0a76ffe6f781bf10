import type { WeekPrice } from '@fairway/gateway/contract/freight';
import { type IsoWeek, isWeek } from '@fairway/ui/dates';

/** The first of a route's weeks with a sailing that can still be booked. */
export function firstBookable(weeks: readonly Pick<WeekPrice, 'week' | 'bookable'>[]): IsoWeek | undefined {
  const first = weeks.find(({ bookable }) => bookable > 0)?.week;
  return first !== undefined && isWeek(first) ? first : undefined;
}
