import { expect, it } from 'vitest';
import { overweight } from './budgets.ts';

const lines = { 'portal news/news': [210, 19] } as const;

it.each([
  ['an ordinary list without a line', 'tools/lights', [199, 14.7]],
  ['a page that has a line and keeps to it', 'news/news', [212, 19]],
  ['a page that grew by less than 5 %', 'news/news', [220, 19.9]],
] as const)('%s is let through', (_, screen, weight) => {
  expect(overweight('portal', screen, weight, lines)).toBeNull();
});

it('the message for a heavy page without a budget gives the budget to write', () => {
  expect(overweight('portal', 'tools/lights', [236.04, 15.1], lines)).toMatch(
    /without a line .* \[200, 15\].*scripts\/checks\/budgets\.ts say 'portal tools\/lights': \[236\.0, 15\.1\], and the commit why/,
  );
});

it('the message for a page above its budget gives that budget', () => {
  expect(overweight('portal', 'news/news', [210, 20.5], lines)).toMatch(/Its budget is \[210, 19\]/);
});

it('each site has its own usual budget', () => {
  expect(overweight('desk', 'berths/berths', [186, 18.7], lines)).toBeNull();
  expect(overweight('portal', 'berths/berths', [186, 18.7], lines)).not.toBeNull();
});
