import { expect, test } from 'vitest';
import { type Name, states } from '../specimens/payScenes.ts';
import { pollDelay } from './pollDelay.ts';

test.each<[Name, number, number | null]>([
  ['waiting', 0, 2_000],
  ['waiting', 1, 3_000],
  ['scanned', 2, 4_500],
  ['refreshing', 3, 6_750],
  ['expired', 4, 10_000],
  ['waiting', 100, 10_000],
  ['offline', 0, 30_000],
  ['submitted', 0, 30_000],
  ['declined', 9, 30_000],
  ['paid', 0, null],
  ['cancelled', 0, null],
])('%s, after %i polls that changed nothing: %s ms', (name, quiet, delay) => {
  expect(pollDelay(states[name], quiet)).toBe(delay);
});
