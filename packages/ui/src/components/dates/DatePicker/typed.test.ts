import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { assist, moveSegment, parseDay, segmentAt, spanOf } from './typed.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['20261123', '2026-11-23'],
  ['2026/11/3', '2026-11-03'],
  ['2026.11.23', '2026-11-23'],
  ['2026年11月23日', '2026-11-23'],
  ['２０２６－１１－２３', '2026-11-23'],
  ['11-23', '2026-11-23'],
  ['11/23', '2026-11-23'],
  ['11月23日', '2026-11-23'],
  ['1123', '2026-11-23'],
  ['1123-', '2026-11-23'],
  ['1-5', '2027-01-05'],
  ['23 Nov 2026', '2026-11-23'],
  ['23 november', '2026-11-23'],
  ['Nov 23, 2026', '2026-11-23'],
  ['Jan 5', '2027-01-05'],
  ['2026-02-30', null],
  ['13-01', null],
  ['2026-11', null],
  ['23 Foo 2026', null],
  ['tomorrow', null],
  ['', null],
  ['1'.repeat(100_000), null],
])('%.20s near 2026-11-20 is %s', (text, day) => {
  expect(parseDay(text, '2026-11-20')).toBe(day);
});

test('the hyphens come by themselves while digits are typed, and stay away while they are deleted', () => {
  expect(assist('202', '2026')).toBe('2026-');
  expect(assist('2026-1', '2026-11')).toBe('2026-11-');
  expect(assist('2026-', '2026--')).toBe('2026-');
  expect(assist('2026-', '2026')).toBe('2026');
  expect(assist('', '2026')).toBe('2026');
  expect(assist('11', '11/')).toBe('11/');
});

test('the part at the cursor is moved, and the others stay as the month allows', () => {
  expect([0, 4, 5, 7, 8, 10].map(segmentAt)).toEqual(['years', 'years', 'months', 'months', 'days', 'days']);
  expect(moveSegment('2026-11-23', 'years', 1)).toBe('2027-11-23');
  expect(moveSegment('2026-10-31', 'months', 1)).toBe('2026-11-30');
  expect(moveSegment('2026-12-31', 'days', 1)).toBe('2027-01-01');
  expect(spanOf('months')).toEqual([5, 7]);
});

test('every day is read back from its own spellings', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as IsoDay);
  fc.assert(
    fc.property(days, (day) => {
      expect(parseDay(day, '2026-11-20')).toBe(day);
      expect(parseDay(day.replaceAll('-', ''), '2026-11-20')).toBe(day);
      expect(parseDay(day.slice(5), day)).toBe(day);
    }),
  );
});
