import type { ReviewClock } from '@fairway/gateway/contract/review';
import { chinaDay } from '@fairway/trade';
import { afterWorkingDays, daysBetween, isWorkingDay, workingDaysBetween } from './workingDays.ts';

/** Returns the waiting time since a submission, relative to the promised working days. */
export function reviewClock(handedInAt: Date, now: Date, promisedDays: number): ReviewClock {
  const dueAt = afterWorkingDays(handedInAt, promisedDays);
  const late = dueAt < now;
  return {
    workedDays: Math.round(workingDaysBetween(handedInAt, now) * 10) / 10,
    promisedDays,
    dueAt: dueAt.toISOString(),
    late,
    dueToday: !late && chinaDay(dueAt) === chinaDay(now),
    days: daysBetween(handedInAt, dueAt).map((day) => ({ day, working: isWorkingDay(day) })),
  };
}

/**
 * Counts the waiting items, those that wait longer than promised, and those due today. `due`: the deadline of each;
 * null for one without a promise.
 */
export function countDue(due: readonly (Date | null)[], now: Date) {
  const today = chinaDay(now);
  const promised = due.filter((at) => at !== null);
  return {
    waiting: due.length,
    late: promised.filter((at) => at < now).length,
    dueToday: promised.filter((at) => at >= now && chinaDay(at) === today).length,
  };
}
