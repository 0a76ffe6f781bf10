import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measured, meets, summary } from './summary.ts';

const figure = { benchmark: 'P5', what: 'mount', median: '36.8 ms', ratio: '', target: '≤ 150 ms' };

it.each([
  [figure, true],
  [{ ...figure, median: '150.1 ms' }, false],
  [{ ...figure, median: '98', target: '≥ 95' }, true],
  [{ ...figure, median: '5.10 ms', ratio: '1.37 ×', target: '≤ 1.35 × floor' }, false],
  [{ ...figure, median: '5.10 ms', ratio: '1.19 ×', target: '≤ 1.5 × floor' }, true],
])('%j: %s', (each, expected) => {
  expect(meets(each)).toBe(expected);
});

it('the first table of docs/benchmarks.md matches its sections', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/benchmarks.md'), 'utf8');
  const cells = (text: string) => text.split('\n').map((line) => line.replace(/\s+|-{3,}/g, ' ').trim());
  const [, table = ''] = /<!-- summary -->\n([\s\S]*?)<!-- \/summary -->/.exec(page) ?? [];
  expect(measured(page).length).toBeGreaterThan(30);
  expect(cells(table).filter(Boolean)).toEqual(cells(summary(page)).filter(Boolean));
});
