import { dayIn } from '../../dates/Calendar/marks.ts';
import type { NotificationItem } from './types.ts';

export interface NotificationDay {
  /** Such as `2026-11-29`, in the time zone of the reader. */
  readonly day: string;
  readonly items: readonly NotificationItem[];
}

/** The day before another. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** Messages by the day that they were sent, newest first; those with an invalid instant are left out. */
export function groupByDay(
  items: readonly NotificationItem[],
  timeZone: string | undefined,
): readonly NotificationDay[] {
  const readable = items
    .filter(({ sentAt }) => !Number.isNaN(Date.parse(sentAt)))
    .toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt));
  return [...Map.groupBy(readable, ({ sentAt }) => dayIn(sentAt, timeZone))].map(([day, sent]) => ({
    day,
    items: sent,
  }));
}
