import type { WeekPrice } from '@fairway/gateway/contract/freight';
import { type IsoWeek, isWeek } from '@fairway/ui/dates';

/** The first of a route's weeks with a sailing that can still be booked. */
export function firstBookable(weeks: readonly Pick<WeekPrice, 'week' | 'bookable'>[]): IsoWeek | undefined {
  const first = weeks.find(({ bookable }) => bookable > 0)?.week;
  return first !== undefined && isWeek(first) ? first : undefined;
}

/** The next week that a route can be booked for, after a week whose sailings are all closed; undefined for other weeks. */
export function nextBookable(
  weeks: readonly Pick<WeekPrice, 'week' | 'bookable' | 'sailings'>[],
  week: IsoWeek,
): IsoWeek | undefined {
  const current = weeks.find((each) => each.week === week);
  if (!current || current.sailings === 0 || current.bookable > 0) return undefined;
  return firstBookable(weeks.filter((each) => each.week > week));
}
