import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  announcement,
  cooldownKey,
  deadlineIn,
  secondsLeft,
  secondsUntil,
  untilNextSecond,
} from './cooldown.ts';

const now = Date.parse('2026-11-20T09:00:00Z');

test('a deadline of a minute counts from 60 to 0', () => {
  const deadline = deadlineIn(60, now);
  expect(secondsLeft(deadline, now)).toBe(60);
  expect(secondsLeft(deadline, now + 1)).toBe(60);
  expect(secondsLeft(deadline, now + 1_000)).toBe(59);
  expect(secondsLeft(deadline, now + 59_999)).toBe(1);
  expect(secondsLeft(deadline, now + 60_000)).toBe(0);
  expect(secondsLeft(deadline, now + 90_000)).toBe(0);
});

test('a clock that was set back does not lock the button for years', () => {
  expect(secondsLeft(now + 60_000, now - 400 * 86_400_000)).toBe(0);
});

test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000])(
  '%d seconds mean the usual minute',
  (seconds) => {
    expect(deadlineIn(seconds, now)).toBe(now + 60_000);
  },
);

test("the server's instant wins, in whatever form it comes", () => {
  expect(secondsUntil('2026-11-20T09:01:30Z', now)).toBe(90);
  expect(secondsUntil(new Date(now + 5_000), now)).toBe(5);
  expect(secondsUntil(now + 5_000, now)).toBe(5);
  expect(secondsUntil('2026-11-20T08:00:00Z', now)).toBe(60);
  expect(secondsUntil('soon', now)).toBe(60);
});

test('waiting until the next second always brings the next number', () => {
  const left = fc.integer({ min: 1, max: 3_600_000 });
  fc.assert(
    fc.property(left, (milliseconds) => {
      const deadline = now + milliseconds;
      const wait = untilNextSecond(deadline, now) ?? 0;
      return wait > 0 && wait <= 1000 && secondsLeft(deadline, now + wait) === secondsLeft(deadline, now) - 1;
    }),
  );
});

test('makes four announcements from start to end', () => {
  const spoken: [number, string][] = [];
  for (let before = 61; before > 0; before -= 1) {
    const after = before - 1;
    const text = announcement(before === 61 ? 0 : before, after);
    if (text) spoken.push([after, text]);
  }
  expect(spoken).toEqual([
    [60, 'started'],
    [30, 'halfway'],
    [10, 'soon'],
    [0, 'ready'],
  ]);
});

test('makes one announcement when the count jumps, as in a tab that slept', () => {
  expect(announcement(45, 22)).toBe('halfway');
  expect(announcement(45, 5)).toBe('soon');
  expect(announcement(45, 0)).toBe('ready');
  expect(announcement(20, 60)).toBe('started');
  expect(announcement(0, 0)).toBeNull();
});

test('each target and purpose has its own key, which does not show the target', () => {
  const key = cooldownKey('LOGIN_REGISTER', '13800138000');
  expect(key).not.toContain('138');
  expect(key).toBe(cooldownKey('LOGIN_REGISTER', '13800138000'));
  expect(key).not.toBe(cooldownKey('CHANGE', '13800138000'));
  expect(key).not.toBe(cooldownKey('LOGIN_REGISTER', '13800138001'));
});
