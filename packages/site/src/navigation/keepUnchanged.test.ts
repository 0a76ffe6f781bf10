import { expect, it } from 'vitest';
import { keepUnchanged } from './keepUnchanged.ts';

const ports = () => [
  { code: 'CNSHA', group: { code: 'CN' } },
  { code: 'USLAX', group: { code: 'US' } },
];

it('keeps the parts with the same content, and takes the others', () => {
  const previous = { query: { page: 1 }, page: { chart: ports(), rows: ports() } };
  const next = { query: { page: 2 }, page: { chart: ports(), rows: ports().toReversed() } };
  const data = keepUnchanged(previous, next);
  expect(data).toEqual(next);
  expect(data.page.chart).toBe(previous.page.chart);
  expect(data.page.rows).not.toBe(previous.page.rows);
});

it('keeps a row at the place where it was', () => {
  const previous = ports();
  const [shanghai, angeles] = keepUnchanged(previous, [ports()[0], { code: 'USLGB', group: { code: 'US' } }]);
  expect(shanghai).toBe(previous[0]);
  expect(angeles?.group).toBe(previous[1]?.group);
});

it.each([
  ['a longer array', [1, 2], [1, 2, 3]],
  ['a shorter array', [1, 2], [1]],
  ['a new key', {}, { name: undefined }],
  ['a key less', { code: 'CNSHA', name: 'Shanghai' }, { code: 'CNSHA' }],
  ['another key', { code: undefined }, { name: undefined }],
  ['null', { code: 'CNSHA' }, null],
  ['an array after a record', { 0: 'CNSHA' }, ['CNSHA']],
  ['an instant', { at: new Date(0) }, { at: new Date(1) }],
])('takes %s', (_, previous, next) => {
  expect(keepUnchanged(previous, next)).toStrictEqual(next);
});

it('changes neither of the two', () => {
  const [previous, next] = [{ rows: ports() }, { rows: [...ports(), { code: 'NLRTM' }] }];
  const [before, after] = [structuredClone(previous), structuredClone(next)];
  keepUnchanged(previous, next);
  expect([previous, next]).toEqual([before, after]);
});
