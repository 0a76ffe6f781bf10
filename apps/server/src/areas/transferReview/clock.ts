import type { ReviewClock } from '@fairway/gateway/contract/transferReview';
import {
  afterWorkingDays,
  dayInChina,
  daysBetween,
  isWorkingDay,
  workingDaysBetween,
} from '../../time/workingDays.ts';
import { reviewDays } from '../order/index.ts';

/** How long a voucher has waited since it was handed in, against the working days that its buyer was promised. */
export function reviewClock(voucherAt: Date, now: Date): ReviewClock {
  const dueAt = afterWorkingDays(voucherAt, reviewDays);
  const late = dueAt < now;
  return {
    workedDays: Math.round(workingDaysBetween(voucherAt, now) * 10) / 10,
    promisedDays: reviewDays,
    dueAt: dueAt.toISOString(),
    late,
    dueToday: !late && dayInChina(dueAt) === dayInChina(now),
    days: daysBetween(voucherAt, dueAt).map((day) => ({ day, working: isWorkingDay(day) })),
  };
}
