import * as v from 'valibot';
import { day, id, instant } from './shapes.ts';

/** The waiting time of a case, compared with the promise to its sender. Counted in office hours of working days in China. */
export const reviewClock = v.object({
  workedDays: v.number(),
  promisedDays: v.number(),
  dueAt: instant,
  late: v.boolean(),
  dueToday: v.boolean(),
  /** From the day of arrival to the due day. */
  days: v.array(v.object({ day, working: v.boolean() })),
});
export type ReviewClock = v.InferOutput<typeof reviewClock>;

/** A first confirmation that waits for a second person. */
export const firstConfirmation = v.object({
  id,
  name: v.string(),
  at: instant,
  /** Whether it is the caller's own, who then cannot give the second. */
  own: v.boolean(),
});
