import { expect, it } from 'vitest';
import { instantOf, offered, typedOf } from './schedule.ts';

it.each([
  ['2026-11-23T09:00', '2026-11-23T01:00:00.000Z'],
  ['2026-11-23T00:30', '2026-11-22T16:30:00.000Z'],
  ['2026-13-23T09:00', null],
  ['2026-11-23', null],
  ['', null],
])('%s in Shanghai is %s', (typed, instant) => {
  expect(instantOf(typed)).toBe(instant);
  if (instant !== null) expect(typedOf(instant)).toBe(typed);
});

it('offers nine in the morning of tomorrow in Shanghai', () => {
  expect(offered(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-22T09:00');
});
