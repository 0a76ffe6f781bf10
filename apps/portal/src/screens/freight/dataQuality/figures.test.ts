import { expect, test } from 'vitest';
import { ageText, shareText } from './figures.ts';

test.each([
  [0, 0, '—'],
  [0, 200, '0%'],
  [1, 200, '<1%'],
  [188, 200, '94%'],
  [199, 200, '99%'],
  [200, 200, '100%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

test.each([
  [0.2, 'hours', 0],
  [5.5, 'hours', 6],
  [47.4, 'hours', 47],
  [48, 'days', 2],
  [400, 'days', 17],
])('%d hours are shown in %s: %i', (hours, unit, count) => {
  expect(ageText(hours)).toEqual({ unit, count });
});
