import type { RuleName } from '../rule.ts';

/** Week after ISO 8601 in its one spelling, `2026-W48`; week 53 only in years that have one. */
export function week(value: string): RuleName | null {
  if (value.length !== 8 || !/^\d{4}-W\d{2}$/.test(value)) return 'week';
  const number = Number(value.slice(6));
  return number >= 1 && number <= weeksIn(Number(value.slice(0, 4))) ? null : 'week';
}

/** 53 when the year begins on a Thursday, or is a leap year that begins on a Wednesday; else 52. */
function weeksIn(year: number): number {
  // setUTCFullYear: Date.UTC reads the years 0 to 99 as 1900 to 1999.
  const first = new Date(0).setUTCFullYear(year, 0, 1);
  const last = new Date(0).setUTCFullYear(year, 11, 31);
  const thursday = 4;
  return new Date(first).getUTCDay() === thursday || new Date(last).getUTCDay() === thursday ? 53 : 52;
}
