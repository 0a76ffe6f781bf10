export { type CutOff, cutoffMarks, dayIn } from './components/dates/Calendar/marks.ts';
export { parseDay } from './components/dates/DatePicker/typed.ts';
export { writeDay } from './components/dates/DatePicker/written.ts';
export type { IsoDay, IsoWeek } from './components/dates/WeekPicker/isoWeek.ts';
export {
  addMonths,
  addWeeks,
  compareWeeks,
  daysOf,
  isWeek,
  parseWeek,
  thursdayOf,
  weekNumber,
  weekOf,
  weeksInYear,
} from './components/dates/WeekPicker/isoWeek.ts';
