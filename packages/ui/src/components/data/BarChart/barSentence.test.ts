import { expect, it } from 'vitest';
import { en } from '../../../messages/en.ts';
import { barSentence, labelEvery } from './barSentence.ts';

const say = (shares = false) => ({
  t: en.barChart,
  format: String,
  percent: (value: number) => `${Math.round(value * 100)}%`,
  shares,
});
const bar = (label: string, value: number) => ({ label, value });

it.each([
  [[], false, ''],
  [[bar('A', 0)], false, ''],
  [[bar('A', 0), bar('B', 4)], false, 'Only B: 4.'],
  [[bar('A', 2), bar('B', 6)], false, 'Most: B with 6; 8 in total.'],
  [[bar('A', 2), bar('B', 6)], true, 'Most: B with 6, 75% of all; 8 in total.'],
  [[bar('A', 6), bar('B', 6)], false, 'Most: A with 6; 12 in total.'],
] as const)('bars %j say (as shares: %s) %s', (bars, shares, sentence) => {
  expect(barSentence(bars, say(shares))).toBe(sentence);
});

it.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [41, 4],
])('of %i columns every %i. bears its label', (count, every) => {
  expect(labelEvery(count)).toBe(every);
});
