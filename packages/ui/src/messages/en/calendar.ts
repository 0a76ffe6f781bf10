import type { Messages } from '../types.ts';

const dayNames = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const shortDays = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const calendar: Messages['calendar'] = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: (year, month) => monthNames.format(Date.UTC(year, month - 1)),
  day: (day) => dayNames.format(new Date(day)),
  dayAndMonth: (day) => shortDays.format(new Date(day)),
  comma: ', ',
  today: 'today',
  taken: 'not available',
  from: 'start',
  to: 'end',
  pickEnd: 'Choose the last day',
  sign: { holiday: 'H', workday: 'W', cutoff: 'C', event: 'E' },
  marks: 'Marked days',
  zone: (zone) => `Dates in ${zone}`,
};
