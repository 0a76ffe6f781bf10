import { parseWeek } from '../../weeks.ts';
import type { RuleName } from '../rule.ts';

/** Week after ISO 8601 in its one spelling, `2026-W48`; week 53 only in years that have one. */
export function week(value: string): RuleName | null {
  return value.length === 8 && parseWeek(value) !== null ? null : 'week';
}
