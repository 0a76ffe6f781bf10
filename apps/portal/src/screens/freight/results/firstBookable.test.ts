import { describe, expect, it } from 'vitest';
import { firstBookable, nextBookable } from './firstBookable.ts';

const weeks = [
  { week: '2026-W48', sailings: 24, bookable: 0 },
  { week: '2026-W49', sailings: 20, bookable: 0 },
  { week: '2026-W50', sailings: 0, bookable: 0 },
  { week: '2026-W51', sailings: 22, bookable: 22 },
];

it('finds the first week with a sailing that can be booked', () => {
  expect(firstBookable(weeks)).toBe('2026-W51');
  expect(firstBookable(weeks.slice(0, 3))).toBeUndefined();
});

describe('the next week to book', () => {
  it.each([
    ['after a week whose sailings are closed', '2026-W49', '2026-W51'],
    ['after a week without sailings there is none: its page offers the next one', '2026-W50', undefined],
    ['after a week that can be booked there is none', '2026-W51', undefined],
    ['after a week that the strip does not show there is none', '2026-W40', undefined],
  ] as const)('%s', (_, week, next) => {
    expect(nextBookable(weeks, week)).toBe(next);
  });
});
