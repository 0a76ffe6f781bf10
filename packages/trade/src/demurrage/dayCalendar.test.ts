import { describe, expect, test } from 'vitest';
import { type DayCalendar, freeTimeFrom, workedBy } from './dayCalendar.ts';

/** Rotterdam around Christmas. */
const rotterdam: DayCalendar = {
  from: '2026-01-01',
  to: '2027-12-31',
  weekend: [0, 6],
  holidays: [
    { day: '2026-12-25', nameZh: '圣诞节', nameEn: 'Christmas Day' },
    { day: '2026-12-26', nameZh: '节礼日', nameEn: 'Second Day of Christmas' },
    { day: '2027-01-01', nameZh: '元旦', nameEn: 'New Year’s Day' },
  ],
  worked: [],
};
const jeddah: DayCalendar = { ...rotterdam, weekend: [5, 6], holidays: [] };
const shanghai: DayCalendar = {
  ...rotterdam,
  holidays: [{ day: '2026-10-01', nameZh: '国庆节', nameEn: 'National Day' }],
  worked: ['2026-10-10'],
};

const seven = { freeDays: 7, count: 'calendar' } as const;
const five = { freeDays: 5, count: 'working' } as const;

describe('free time', () => {
  test.each([
    // Monday to Sunday.
    ['a week without holidays', rotterdam, seven, '2026-11-02', '2026-11-08', 5, 2, []],
    // Wednesday 23 December to Tuesday 29 December: the second holiday is a Saturday.
    ['over Christmas', rotterdam, seven, '2026-12-23', '2026-12-29', 4, 2, ['2026-12-25']],
    ['five working days over Christmas', rotterdam, five, '2026-12-23', '2026-12-30', 5, 2, ['2026-12-25']],
    ['a weekend of Friday and Saturday', jeddah, seven, '2026-11-02', '2026-11-08', 5, 2, []],
    ['a worked Saturday', shanghai, { ...seven, freeDays: 3 }, '2026-10-09', '2026-10-11', 2, 1, []],
    ['no free days', rotterdam, { ...seven, freeDays: 0 }, '2026-11-02', '2026-11-01', 0, 0, []],
  ] as const)('%s', (_, calendar, terms, start, last, workedDays, weekendDays, holidays) => {
    const { holidays: off, ...freeTime } = freeTimeFrom(terms, start, calendar);
    expect(freeTime).toEqual({ freeDays: terms.freeDays, last, workedDays, weekendDays });
    expect(off.map(({ day }) => day)).toEqual(holidays);
  });

  test.each([
    ['no calendar, calendar days', null, seven, '2026-11-02', '2026-11-08'],
    ['no calendar, working days', null, five, '2026-11-02', null],
    ['past the end of the calendar', rotterdam, seven, '2027-12-30', '2028-01-05'],
    ['working days past the end of the calendar', rotterdam, five, '2027-12-30', null],
  ] as const)('is not counted with %s', (_, calendar, terms, start, last) => {
    expect(freeTimeFrom(terms, start, calendar)).toMatchObject({ last, workedDays: null, holidays: [] });
  });
});

test('without a calendar only weekends are off', () => {
  expect(['2026-12-25', '2026-12-26'].map(workedBy(null))).toEqual([true, false]);
  expect(['2026-12-24', '2026-12-25', '2026-12-26'].map(workedBy(rotterdam))).toEqual([true, false, false]);
});
