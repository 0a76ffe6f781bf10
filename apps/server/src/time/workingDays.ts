import { chinaDay, chinaMidnight, dayMs, isWeekend } from '@fairway/trade';
import { holidays } from './holidays.ts';

const hour = 3_600_000;
/** The office is open from nine to six; a working day is those nine hours. */
const opens = 9 * hour;
const closes = 18 * hour;
const officeMs = closes - opens;

/** Whether people in mainland China work on a day, `2026-11-20`. */
export function isWorkingDay(day: string): boolean {
  const year = holidays[day.slice(0, 4)];
  if (year?.worked.includes(day)) return true;
  if (year?.off.some(([first, last]) => first <= day && day <= last)) return false;
  return !isWeekend(day);
}

/** Calendar days in China from one instant to another, both included. */
export function daysBetween(from: Date, to: Date): string[] {
  const days: string[] = [];
  const last = chinaDay(to);
  for (let start = startOf(from); days.length === 0 || dayOf(start) <= last; start += dayMs) {
    days.push(dayOf(start));
  }
  return days;
}

/** Working days between two instants, counted in office hours: half a day is 0.5. */
export function workingDaysBetween(from: Date, to: Date): number {
  let worked = 0;
  for (let start = startOf(from); start < to.getTime(); start += dayMs) {
    if (!isWorkingDay(dayOf(start))) continue;
    worked += Math.max(0, Math.min(to.getTime(), start + closes) - Math.max(from.getTime(), start + opens));
  }
  return worked / officeMs;
}

/** The instant a number of working days after another one: a promise made at three on Wednesday ends at three. */
export function afterWorkingDays(from: Date, count: number): Date {
  let left = count * officeMs;
  for (let start = startOf(from); ; start += dayMs) {
    if (!isWorkingDay(dayOf(start))) continue;
    const begins = Math.max(from.getTime(), start + opens);
    const hours = Math.max(0, start + closes - begins);
    if (left <= hours) return new Date(begins + left);
    left -= hours;
  }
}

/** Midnight in China before an instant, in milliseconds. */
function startOf(at: Date): number {
  return chinaMidnight(chinaDay(at)).getTime();
}

function dayOf(start: number): string {
  return chinaDay(new Date(start));
}
