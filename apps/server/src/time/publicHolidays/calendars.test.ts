import { workedBy } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import { dayCalendarAt } from './calendars.ts';
import { listedCountries } from './listedCountries.ts';
import { ruledCountries } from './ruledCountries.ts';
import { easterSunday, weekdayAt } from './rules.ts';

const now = new Date('2026-11-20T09:00:00Z');

/** By ISO 3166, or the code of a port. */
function calendarAt(place: string) {
  return dayCalendarAt({ code: place, countryCode: place.slice(0, 2) }, now);
}

function daysOff(country: string, from: string, to: string) {
  const calendar = calendarAt(country);
  return calendar?.holidays.map(({ day }) => day).filter((day) => from <= day && day <= to);
}

test.each([
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

describe('days off', () => {
  test.each([
    ['DE', '2026-10-01', '2026-12-31', ['2026-10-03', '2026-10-31', '2026-12-25', '2026-12-26']],
    [
      'DE',
      '2027-03-01',
      '2027-05-31',
      ['2027-03-26', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-17'],
    ],
    // King's Day of 2025 was on a Saturday, because the 27th was a Sunday.
    ['NL', '2025-04-22', '2025-04-30', ['2025-04-26']],
    ['NL', '2026-04-01', '2026-05-31', ['2026-04-06', '2026-04-27', '2026-05-14', '2026-05-25']],
    ['BE', '2026-11-01', '2026-11-30', ['2026-11-01', '2026-11-11']],
    // Boxing Day is a Saturday.
    ['GB', '2026-12-01', '2027-01-31', ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']],
    // Christmas Day of 2027 is a Saturday: both days move.
    ['GB', '2027-12-01', '2027-12-31', ['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28']],
    ['GB', '2026-05-01', '2026-08-31', ['2026-05-04', '2026-05-25', '2026-08-31']],
    ['IT', '2025-10-01', '2025-10-31', []],
    ['IT', '2026-10-01', '2026-10-31', ['2026-10-04']],
    // 4 July 2026 is a Saturday, observed on Friday.
    ['US', '2026-07-01', '2026-07-31', ['2026-07-03', '2026-07-04']],
    [
      'US',
      '2026-11-01',
      '2027-01-31',
      ['2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18'],
    ],
    // 3 May 2026 is a Sunday; 22 September 2026 is between two holidays.
    ['JP', '2026-05-01', '2026-05-31', ['2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']],
    ['JP', '2026-09-01', '2026-09-30', ['2026-09-21', '2026-09-22', '2026-09-23']],
    ['JP', '2027-03-01', '2027-03-31', ['2027-03-21', '2027-03-22']],
    [
      'CN',
      '2026-09-20',
      '2026-10-02',
      ['2026-09-25', '2026-09-26', '2026-09-27', '2026-10-01', '2026-10-02'],
    ],
    // Korea adds a substitute day for a Sunday in Chuseok or Seollal, and none for a Saturday.
    [
      'KR',
      '2026-09-01',
      '2026-10-31',
      ['2026-09-24', '2026-09-25', '2026-09-26', '2026-10-03', '2026-10-05', '2026-10-09'],
    ],
    [
      'SG',
      '2026-11-01',
      '2027-03-31',
      [
        '2026-11-08',
        '2026-11-09',
        '2026-12-25',
        '2027-01-01',
        '2027-02-06',
        '2027-02-07',
        '2027-02-08',
        '2027-03-10',
        '2027-03-26',
      ],
    ],
    [
      'AUSYD',
      '2027-04-01',
      '2027-12-31',
      [
        '2027-04-25',
        '2027-04-26',
        '2027-06-14',
        '2027-10-04',
        '2027-12-25',
        '2027-12-26',
        '2027-12-27',
        '2027-12-28',
      ],
    ],
    ['KR', '2027-02-01', '2027-02-28', ['2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09']],
  ])('of %s from %s to %s', (country, from, to, days) => {
    expect(daysOff(country, from, to)).toEqual(days);
  });

  it('include worked weekends of China', () => {
    const isWorked = workedBy(calendarAt('CN'));
    expect(['2026-10-10', '2026-10-11', '2026-10-12'].map(isWorked)).toEqual([true, false, true]);
  });

  it('are unknown for a country that no list has', () => {
    expect(calendarAt('SA')).toBeNull();
    expect(calendarAt('')).toBeNull();
    // The cabinet may still move the next holidays.
    expect(calendarAt('AE')).toBeNull();
    // Melbourne has other holidays than Sydney.
    expect(calendarAt('AUMEL')).toBeNull();
    expect(calendarAt('AUSYD')?.sourceEn).toContain('New South Wales');
  });
});

test.each(Object.entries(listedCountries))(
  'the list of %s is in order, and within its days',
  (_, country) => {
    const days = country.holidays.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect([country.from, ...days, country.to].toSorted()).toEqual([country.from, ...days, country.to]);
  },
);

test.each(Object.keys(ruledCountries))(
  '%s has this year and the next, with Christmas on 25 December',
  (country) => {
    const calendar = calendarAt(country);
    expect(calendar).toMatchObject({ from: '2025-01-01', to: '2027-12-31' });
    if (country !== 'JP') expect(daysOff(country, '2026-12-25', '2026-12-25')).toHaveLength(1);
    for (const { day, nameEn } of calendar?.holidays ?? []) {
      if (nameEn.endsWith('(substitute day)')) expect([1, 2, 3, 4, 5, 6]).toContain(weekdayAt(day));
    }
  },
);
