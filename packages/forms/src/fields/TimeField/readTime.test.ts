import { time } from '@fairway/trade';
import { expect, test } from 'vitest';
import { readTime, timeAfter } from './readTime.ts';

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['21：30', '21:30'],
  ['９：３０', '09:30'],
  ['9.30', '09:30'],
  ['14h05', '14:05'],
  ['9:30 pm', '21:30'],
  ['9 p.m.', '21:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['12:15 am', '00:15'],
  ['下午3点半', '15:30'],
  ['下午3点', '15:00'],
  ['上午9時15分', '09:15'],
  ['下午15:30', '15:30'],
  [' 00:00 ', '00:00'],
  ['23:59', '23:59'],
])('%s is %s', (typed, expected) => {
  expect(readTime(typed)).toBe(expected);
});

test.each(['', '24:00', '25', '9:60', '960', 'noon', '-1', '9:3', '13 am', '1:2:3', '9'.repeat(500)])(
  '%s is no time',
  (typed) => {
    expect(readTime(typed)).toBeNull();
  },
);

test('reads its own result as the same time', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes++) {
    const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    const read = readTime(text) ?? '';
    expect(time(read)).toBeNull();
    expect(readTime(read)).toBe(read);
  }
});

test.each([
  ['09:30', 15, '09:45'],
  ['09:40', 15, '09:45'],
  ['09:40', -15, '09:30'],
  ['09:30', -15, '09:15'],
  ['23:45', 15, '00:00'],
  ['00:00', -15, '23:45'],
])('%s and %i minutes: %s', (from, minutes, expected) => {
  expect(timeAfter(from, minutes)).toBe(expected);
});
