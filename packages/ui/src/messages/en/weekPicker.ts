import type { Messages } from '../types.ts';

const dayRange = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const weekPicker: Messages['weekPicker'] = {
  placeholder: 'Such as 2026-W48',
  openAt: (week) => (week ? `Open calendar of weeks, ${week} chosen` : 'Open calendar of weeks'),
  calendar: 'Choose a week',
  previous: 'Previous week',
  next: 'Next week',
  thisWeek: 'This week',
  week: 'W',
  // Thin spaces round the dash would make the longest range wider than its box.
  range: (from: string, to: string) =>
    dayRange.formatRange(new Date(from), new Date(to)).replace(/\s–\s/, '–'),
  row: (week: string, range: string, current: boolean) =>
    `Week ${Number(week.slice(-2))} of ${week.slice(0, 4)}, ${range}${current ? ', this week' : ''}`,
  unknown: 'Type a week, such as W48 or 2026-W48.',
  tooEarly: (week: string) => `The earliest week is ${week}.`,
  tooLate: (week: string) => `The latest week is ${week}.`,
};
