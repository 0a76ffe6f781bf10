import { addDays, daysBetween } from '../weeks.ts';
import type { DemurrageBand, FreeDayCount } from './demurrageBands.ts';

/** The part of a tariff that decides an amount. */
export interface DemurrageTerms {
  readonly freeDays: number;
  readonly count: FreeDayCount;
  /** As `bandProblem` accepts them. */
  readonly bands: readonly DemurrageBand[];
}

/** Whether people work on a day, `2026-11-20`, where the container is. */
export type WorkedDay = (day: string) => boolean;

/** One day of a clock. */
export interface DemurrageDay {
  readonly day: string;
  /** Place of its band in the tariff; null on a free day. */
  readonly band: number | null;
  /** Minor units for one container. */
  readonly rate: number;
}

/** A container that waits longer is a case for a lawyer, and no page lists more days. */
export const mostDemurrageDays = 400;

/** The problem of two days that are no clock: the end is before the start, or more than 400 days after it. */
export function clockProblem(start: string, end: string): 'order' | 'long' | null {
  const days = daysBetween(start, end);
  if (days < 0) return 'order';
  return days >= mostDemurrageDays ? 'long' : null;
}

/** The last free day of a clock whose first day is `start`. Without free days it is the day before. */
export function lastFreeDay(
  { freeDays, count }: Pick<DemurrageTerms, 'freeDays' | 'count'>,
  start: string,
  isWorked: WorkedDay,
): string {
  if (count === 'calendar') return addDays(start, freeDays - 1);
  let day = addDays(start, -1);
  let left = freeDays;
  // A calendar without working days must not run forever.
  for (let tried = 0; left > 0 && tried < mostDemurrageDays; tried += 1) {
    day = addDays(day, 1);
    if (isWorked(day)) left -= 1;
  }
  return day;
}

/** The days up to the last free day on which people work: "7 days on paper, 4 to work with". */
export function workedFreeDays(
  terms: Pick<DemurrageTerms, 'freeDays' | 'count'>,
  start: string,
  isWorked: WorkedDay,
): number {
  return daysFrom(start, lastFreeDay(terms, start, isWorked)).filter(isWorked).length;
}

/**
 * Each day from `start` to `end`, both included, with its band. Charged days are calendar days: once free time is over,
 * weekends and holidays are charged too. Throws a RangeError for what `clockProblem` refuses.
 */
export function demurrageDays(
  terms: DemurrageTerms,
  start: string,
  end: string,
  isWorked: WorkedDay,
): DemurrageDay[] {
  const problem = clockProblem(start, end);
  if (problem) throw new RangeError(problem);
  const lastFree = lastFreeDay(terms, start, isWorked);
  return daysFrom(start, end).map((day) => {
    const charged = daysBetween(lastFree, day);
    if (charged <= 0) return { day, band: null, rate: 0 };
    const number = terms.freeDays + charged;
    const band = terms.bands.findIndex(({ toDay }) => toDay === null || number <= toDay);
    return { day, band, rate: terms.bands[band]?.rate ?? 0 };
  });
}

/** The amount of one container, in minor units. */
export function demurrageTotal(days: readonly DemurrageDay[]): number {
  return days.reduce((sum, { rate }) => sum + rate, 0);
}

function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}
