import { dayMs, daysBetween, type TrackedCondition, type TrackedState } from '@fairway/trade';

/**
 * When time alone may fire a condition next: not later than in a day, because tariffs of free time change without an
 * event.
 */
export function judgeAgainAt(
  conditions: readonly TrackedCondition[],
  { idleSince, freeTime, today }: TrackedState,
  now: Date,
): Date {
  const times = conditions.flatMap((condition) => {
    if (condition.kind === 'noMovement')
      return idleSince === null ? [] : [Date.parse(idleSince) + condition.days * dayMs];
    if (condition.kind !== 'freeTimeEnds') return [];
    // Its day begins at midnight at the port: after so many whole days and a part of today.
    return freeTime.map(
      ({ last }) => now.getTime() + (daysBetween(today, last) - condition.days - 1) * dayMs,
    );
  });
  const coming = times.filter((time) => time >= now.getTime());
  return new Date(Math.min(now.getTime() + dayMs, ...coming));
}
