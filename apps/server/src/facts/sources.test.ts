import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FactSource, oldFacts, readSources } from './sources.ts';

const now = new Date('2026-11-22T00:00:00Z');

test('every file of facts has its source', () => {
  const files = readdirSync(new URL('./data/', import.meta.url)).filter((name) => name !== 'sources.json');
  expect(new Set(readSources().map(({ file }) => file))).toEqual(new Set(files));
});

test('the page of old facts has each of them', () => {
  const page = readFileSync(
    new URL('../../../../docs/how-to/check-old-facts.md', import.meta.url),
    'utf8',
  ).replace(/ +/g, ' ');
  for (const { what, date } of readSources()) expect(page).toContain(`| ${date ?? 'none'} | ${what}`);
});

test.each<[string | null, boolean]>([
  [null, true],
  ['2020', true],
  ['2024', true],
  ['2025', false],
  ['2025-10', true],
  ['2025-11', false],
  ['2025-11-20', true],
  ['2025-11-22', false],
  ['2026-01-08', false],
])('a source of %s has to be checked: %s', (date, isOld) => {
  const source: FactSource = { file: 'ports.json', what: 'ports', source: 'a list', date };
  expect(oldFacts([source], now)).toHaveLength(isOld ? 1 : 0);
});

test('those without a date come first, then the oldest', () => {
  const dates = oldFacts(readSources(), now).map(({ date }) => date ?? '');
  expect(dates).toEqual(dates.toSorted());
});
