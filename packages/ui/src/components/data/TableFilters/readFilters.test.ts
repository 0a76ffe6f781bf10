import { describe, expect, test } from 'vitest';
import { en } from '../../../messages/en.ts';
import type { Filter } from '../DataTable/filterRows.ts';
import { describeFilter } from './describeFilter.ts';
import { readFilters } from './readFilters.ts';
import type { FilterField } from './types.ts';

const fields = [
  { key: 'vessel', label: 'Vessel', kind: 'text' },
  { key: 'routing', label: 'Routing', kind: 'choice', options: [{ value: 'direct', label: 'Direct' }] },
  { key: 'price', label: '40HQ', kind: 'range' },
  { key: 'made', label: 'Made', kind: 'days', now: '2026-11-20' },
] as const satisfies readonly FilterField[];

function form(entries: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(entries))
    for (const value of [values].flat()) data.append(name, value);
  return data;
}

test.each<[string, Record<string, string | string[]>, Record<string, Filter>]>([
  ['nothing', {}, {}],
  ['a text', { vessel: ' one ' }, { vessel: { kind: 'text', contains: 'one' } }],
  ['what is ticked', { routing: ['direct'] }, { routing: { kind: 'choice', values: ['direct'] } }],
  [
    'a range',
    { 'price.from': '1,000', 'price.to': '' },
    { price: { kind: 'range', from: 1000, to: undefined } },
  ],
  ['full-width digits', { 'price.to': '２０００' }, { price: { kind: 'range', from: undefined, to: 2000 } }],
  [
    'days',
    { 'made.from': '2026-11-01', 'made.to': '2026-11-20' },
    { made: { kind: 'days', from: '2026-11-01', to: '2026-11-20' } },
  ],
  ['a day that does not exist', { 'made.from': '2026-02-30' }, {}],
  ['words for a number', { 'price.from': 'cheap' }, {}],
])('a form with %s', (_, entries, filters) => {
  expect(readFilters(fields, form(entries))).toEqual({ filters });
});

test('reports a minimum above the maximum instead of searching', () => {
  expect(readFilters(fields, form({ 'price.from': '9', 'price.to': '1' }))).toEqual({ wrongOrder: 'price' });
  const days = { 'made.from': '2026-11-20', 'made.to': '2026-11-01' };
  expect(readFilters(fields, form(days))).toEqual({ wrongOrder: 'made' });
});

describe('in words', () => {
  const [vessel, routing, price, made] = fields;
  test.each<[FilterField, Filter, string]>([
    [vessel, { kind: 'text', contains: 'one ' }, 'Vessel has "one"'],
    [vessel, { kind: 'text', contains: ' ' }, ''],
    [routing, { kind: 'choice', values: ['direct', 'gone'] }, 'Routing: Direct, gone'],
    [price, { kind: 'range', from: 1000, to: 2000 }, '40HQ 1,000–2,000'],
    [price, { kind: 'range', from: 1000 }, '40HQ ≥ 1,000'],
    [price, { kind: 'range', to: 2000 }, '40HQ ≤ 2,000'],
    [price, { kind: 'range' }, ''],
    [made, { kind: 'days', from: '2026-11-01', to: '2026-11-20' }, 'Made 01 Nov 2026–20 Nov 2026'],
    [made, { kind: 'days', from: '2026-11-20', to: '2026-11-20' }, 'Made 20 Nov 2026'],
    [made, { kind: 'days', from: '2026-11-01' }, 'Made from 01 Nov 2026'],
    [made, { kind: 'days', to: '2026-11-20' }, 'Made to 20 Nov 2026'],
    [made, { kind: 'days' }, ''],
  ])('%o %o', (field, filter, expected) => {
    expect(describeFilter(field, filter, en)).toBe(expected);
  });
});
