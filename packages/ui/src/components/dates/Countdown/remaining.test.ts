import { expect, test } from 'vitest';
import { clock, duration, markReached, remaining } from './remaining.ts';

const until = Date.UTC(2026, 10, 20, 9, 30, 0);

test('counts whole seconds up to the end, and zero is the end', () => {
  expect(remaining(until, until - 27 * 60_000)).toEqual({ seconds: 1620, next: 1000 });
  expect(remaining(until, until - 1)).toEqual({ seconds: 1, next: 1 });
  expect(remaining(until, until)).toMatchObject({ seconds: 0 });
  expect(remaining(until, until + 60_000)).toMatchObject({ seconds: 0 });
});

test('the next tick falls on the change of the second, so that ticks do not drift', () => {
  expect(remaining(until, until - 12_340)).toEqual({ seconds: 13, next: 340 });
});

test('the clock of the server counts', () => {
  const fast = 5 * 60_000;
  expect(remaining(until, until - 60_000 + fast, -fast).seconds).toBe(60);
});

test.each([
  [0, '00:00'],
  [41, '00:41'],
  [27 * 60 + 41, '27:41'],
  [3600 + 129, '1:02:09'],
  [26 * 3600, '26:00:00'],
  [Number.NaN, '--:--'],
])('%i s reads %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

test('a duration of ISO 8601', () => {
  expect(duration(1661)).toBe('PT1661S');
  expect(duration(Number.NaN)).toBeUndefined();
});

test('a mark is reached once, also when the page slept over it', () => {
  const marks = [60, 30, 10];
  expect(markReached(marks, 61, 60)).toBe(60);
  expect(markReached(marks, 60, 59)).toBeNull();
  expect(markReached(marks, 75, 9)).toBe(10);
  expect(markReached(marks, 9, 0)).toBeNull();
});
