import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../weeks.ts';
import {
  clockProblem,
  type DemurrageTerms,
  demurrageDays,
  demurrageTotal,
  lastFreeDay,
  workedFreeDays,
} from './demurrage.ts';
import { bandsText, readBands } from './demurrageBands.ts';

/** The autumn of 2026 in mainland China. */
function isWorked(day: string): boolean {
  if (day === '2026-10-10') return true;
  if ('2026-09-25' <= day && day <= '2026-09-27') return false;
  if ('2026-10-01' <= day && day <= '2026-10-07') return false;
  return ![0, 6].includes(new Date(day).getUTCDay());
}

function terms(freeDays: number, bands: string, count: DemurrageTerms['count'] = 'calendar'): DemurrageTerms {
  const read = readBands(bands, freeDays);
  if (typeof read === 'string') throw new Error(read);
  return { freeDays, count, bands: read };
}
const tariffs = {
  rising: () => terms(7, '8-12:60; 13-17:90; 18-:150'),
  noFree: () => terms(0, '1-:25.50'),
  cents: () => terms(3, '4-5:33.33; 6-:66.67'),
  flat: () => terms(14, '15-:80'),
  working: () => terms(5, '6-10:100; 11-:200', 'working'),
};

describe('the amount of one container', () => {
  test.each([
    // 2 November 2026 is a Monday. Day 8 is the first that is charged.
    ['rising', '2026-11-02', '2026-11-02', 0],
    ['rising', '2026-11-02', '2026-11-08', 0],
    ['rising', '2026-11-02', '2026-11-09', 60_00],
    ['rising', '2026-11-02', '2026-11-10', 120_00],
    ['rising', '2026-11-02', '2026-11-13', 300_00],
    ['rising', '2026-11-02', '2026-11-14', 390_00],
    ['rising', '2026-11-02', '2026-11-18', 750_00],
    ['rising', '2026-11-02', '2026-11-19', 900_00],
    ['rising', '2026-11-02', '2026-11-21', 1200_00],
    ['rising', '2026-11-02', '2026-12-01', 2700_00],
    // Over the ends of months, of a leap February and of a year.
    ['rising', '2026-01-28', '2026-02-08', 300_00],
    ['rising', '2028-02-22', '2028-02-29', 60_00],
    ['rising', '2028-02-22', '2028-03-01', 120_00],
    ['rising', '2027-02-22', '2027-03-01', 60_00],
    ['rising', '2026-12-28', '2027-01-08', 300_00],
    // Without free days the first day is charged.
    ['noFree', '2026-11-02', '2026-11-02', 25_50],
    ['noFree', '2026-11-02', '2026-11-04', 76_50],
    ['noFree', '2026-11-02', '2026-11-11', 255_00],
    ['noFree', '2026-11-02', '2026-12-02', 790_50],
    // Rates with cents.
    ['cents', '2026-11-02', '2026-11-04', 0],
    ['cents', '2026-11-02', '2026-11-05', 33_33],
    ['cents', '2026-11-02', '2026-11-06', 66_66],
    ['cents', '2026-11-02', '2026-11-07', 133_33],
    ['cents', '2026-11-02', '2026-11-09', 266_67],
    ['cents', '2026-11-02', '2027-02-09', 6400_31],
    // One rate after two weeks.
    ['flat', '2026-11-02', '2026-11-15', 0],
    ['flat', '2026-11-02', '2026-11-16', 80_00],
    ['flat', '2026-11-02', '2026-11-22', 560_00],
    ['flat', '2026-11-02', '2026-12-15', 2400_00],
    // Free working days end on Friday; the Saturday after them is charged.
    ['working', '2026-11-02', '2026-11-06', 0],
    ['working', '2026-11-02', '2026-11-07', 100_00],
    ['working', '2026-11-02', '2026-11-11', 500_00],
    ['working', '2026-11-02', '2026-11-12', 700_00],
    // Discharged on a Saturday.
    ['working', '2026-11-07', '2026-11-13', 0],
    ['working', '2026-11-07', '2026-11-14', 100_00],
    // Discharged on a Thursday.
    ['working', '2026-11-05', '2026-11-12', 100_00],
    ['working', '2026-11-05', '2026-11-17', 700_00],
    // Over the National Day of China, with a worked Saturday after it.
    ['working', '2026-09-30', '2026-10-12', 0],
    ['working', '2026-09-30', '2026-10-13', 100_00],
    ['working', '2026-09-30', '2026-10-18', 700_00],
  ] as const)('%s, %s to %s: %i', (tariff, start, end, total) => {
    expect(demurrageTotal(demurrageDays(tariffs[tariff](), start, end, isWorked))).toBe(total);
  });

  it('has its band on each day', () => {
    expect(demurrageDays(tariffs.cents(), '2026-11-04', '2026-11-09', isWorked)).toEqual([
      { day: '2026-11-04', band: null, rate: 0 },
      { day: '2026-11-05', band: null, rate: 0 },
      { day: '2026-11-06', band: null, rate: 0 },
      { day: '2026-11-07', band: 0, rate: 33_33 },
      { day: '2026-11-08', band: 0, rate: 33_33 },
      { day: '2026-11-09', band: 1, rate: 66_67 },
    ]);
  });
});

describe('free time', () => {
  test.each([
    ['a Thursday', 'rising', '2026-11-05', '2026-11-11', 5],
    [
      'the day before the Mid-Autumn Festival: 7 on paper, 4 to work with',
      'rising',
      '2026-09-24',
      '2026-09-30',
      4,
    ],
    ['the first day of the National Day', 'rising', '2026-10-01', '2026-10-07', 0],
    ['a Saturday, in working days', 'working', '2026-11-07', '2026-11-13', 5],
    ['no free days', 'noFree', '2026-11-02', '2026-11-01', 0],
  ] as const)('from %s', (_, tariff, start, last, worked) => {
    expect(lastFreeDay(tariffs[tariff](), start, isWorked)).toBe(last);
    expect(workedFreeDays(tariffs[tariff](), start, isWorked)).toBe(worked);
  });
});

it('ends after 400 days on a calendar without working days', () => {
  expect(lastFreeDay(tariffs.working(), '2026-01-01', () => false)).toBe('2027-02-04');
});

describe('a clock', () => {
  const tariff = fc.constantFrom(...Object.values(tariffs)).map((read) => read());
  const start = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
  const length = fc.integer({ min: 0, max: 398 });

  it('never costs less on the next day', () => {
    fc.assert(
      fc.property(tariff, start, length, (terms, first, days) => {
        const total = (count: number) =>
          demurrageTotal(demurrageDays(terms, first, addDays(first, count), isWorked));
        expect(total(days + 1)).toBeGreaterThanOrEqual(total(days));
      }),
    );
  });

  it('costs nothing up to the last free day, and something on each day after it', () => {
    fc.assert(
      fc.property(tariff, start, length, (terms, first, days) => {
        const lastFree = lastFreeDay(terms, first, isWorked);
        for (const { day, rate } of demurrageDays(terms, first, addDays(first, days), isWorked)) {
          expect(rate > 0).toBe(day > lastFree);
        }
      }),
    );
  });

  test.each([
    ['2026-11-02', '2026-11-02', null],
    ['2026-11-02', '2026-11-01', 'order'],
    ['2026-01-01', '2027-02-04', null],
    ['2026-01-01', '2027-02-05', 'long'],
  ] as const)('from %s to %s: %s', (first, end, problem) => {
    expect(clockProblem(first, end)).toBe(problem);
    const days = () => demurrageDays(tariffs.rising(), first, end, isWorked);
    if (problem) expect(days).toThrow(RangeError);
    else expect(days().at(-1)?.day).toBe(end);
  });
});

/** As many bands of one day, the last without an end. */
function bandsOfDays(count: number): string {
  const days = Array.from({ length: count - 1 }, (_, index) => `${index + 1}-${index + 1}:60`);
  return [...days, `${count}-:60`].join('; ');
}

describe('bands', () => {
  test.each([
    ['8-12:60; 13-17:90; 18-:150', 7, '8-12:60; 13-17:90; 18-:150'],
    ['1-:25.5', 0, '1-:25.5'],
    ['8-12：60；13-：90', 7, '8-12:60; 13-:90'],
    ['8-8:60; 9-12:60; 13-:999999.99', 7, '8-8:60; 9-12:60; 13-:999999.99'],
    [`8-:60${' '.repeat(195)}`, 7, '8-:60'],
    [`8-:60${' '.repeat(196)}`, 7, 'format'],
    [bandsOfDays(10), 0, bandsOfDays(10)],
    [bandsOfDays(11), 0, 'format'],
    ['', 7, 'format'],
    ['from 8-:60', 7, 'format'],
    ['8-12', 7, 'format'],
    ['8-12:free', 7, 'format'],
    ['8-:0', 7, 'format'],
    ['8-:60.123', 7, 'format'],
    ['8-7:60; 8-:90', 7, 'format'],
    [`8-:60;${' '.repeat(200)}`, 7, 'format'],
    ['7-:60', 7, 'start'],
    ['9-:60', 7, 'start'],
    ['8-12:60; 14-:90', 7, 'gap'],
    ['8-12:60; 12-:90', 7, 'overlap'],
    ['8-:60; 13-:90', 7, 'overlap'],
    ['8-12:90; 13-:60', 7, 'falling'],
    ['8-12:60', 7, 'end'],
  ])('%s after %i free days: %s', (text, freeDays, says) => {
    const read = readBands(text, freeDays);
    expect(typeof read === 'string' ? read : bandsText(read)).toBe(says);
  });
});
