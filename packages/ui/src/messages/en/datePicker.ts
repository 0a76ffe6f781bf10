import type { Messages } from '../types.ts';

export const datePicker: Messages['datePicker'] = {
  placeholder: 'DD MMM YYYY',
  openAt: (day) => (day ? `Open calendar, ${day} chosen` : 'Open calendar'),
  choose: 'Choose a date',
  chooseRange: 'Choose a range of dates',
  from: 'First day',
  to: 'Last day',
  days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
  unknown: 'Type a date, such as 23 Nov 2026.',
  tooEarly: (day) => `The earliest date is ${day}.`,
  tooLate: (day) => `The latest date is ${day}.`,
  taken: 'This day cannot be chosen.',
  order: 'The last day cannot be before the first.',
};
