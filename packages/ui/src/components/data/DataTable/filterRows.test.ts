import { expect, test } from 'vitest';
import { type Filters, filterRows } from './filterRows.ts';

const rows = [
  { vessel: 'CSCL PACIFIC', port: '上海', price: 1890, sails: '2026-11-20T23:00:00Z' },
  { vessel: 'São Paulo Express', port: '宁波', price: 1420, sails: '2026-11-21' },
  { vessel: 'EVER FOCUS', port: '上海', price: null, sails: null },
];
const values = {
  vessel: (row: (typeof rows)[number]) => row.vessel,
  port: (row: (typeof rows)[number]) => row.port,
  price: (row: (typeof rows)[number]) => row.price,
  sails: (row: (typeof rows)[number]) => row.sails,
};
const vessels = (filters: Filters, search?: string) =>
  filterRows(rows, filters, values, search).map(({ vessel }) => vessel);

test.each<[string, Filters, string[]]>([
  ['a text, whatever its case', { vessel: { kind: 'text', contains: 'pacific' } }, ['CSCL PACIFIC']],
  ['a text without its accents', { vessel: { kind: 'text', contains: 'sao' } }, ['São Paulo Express']],
  ['full-width letters', { vessel: { kind: 'text', contains: 'ＥＶＥＲ' } }, ['EVER FOCUS']],
  [
    'one of several values',
    { port: { kind: 'choice', values: ['上海', '青岛'] } },
    ['CSCL PACIFIC', 'EVER FOCUS'],
  ],
  ['a number from', { price: { kind: 'range', from: 1420 } }, ['CSCL PACIFIC', 'São Paulo Express']],
  ['a number up to', { price: { kind: 'range', to: 1500 } }, ['São Paulo Express']],
  ['a day from', { sails: { kind: 'days', from: '2026-11-21' } }, ['São Paulo Express']],
  ['a day up to', { sails: { kind: 'days', to: '2026-11-20' } }, ['CSCL PACIFIC']],
  [
    'all of several filters',
    { port: { kind: 'choice', values: ['上海'] }, price: { kind: 'range', from: 0 } },
    ['CSCL PACIFIC'],
  ],
])('keeps rows with %s', (_, filters, expected) => {
  expect(vessels(filters)).toEqual(expected);
});

test.each<[string, Filters]>([
  ['no filter', {}],
  [
    'filters that ask for nothing',
    { vessel: { kind: 'text', contains: '  ' }, price: { kind: 'range' }, sails: { kind: 'days' } },
  ],
  ['a filter of a column nobody knows', { carrier: { kind: 'text', contains: 'x' } }],
])('%s hands back the very rows', (_, filters) => {
  expect(filterRows(rows, filters, values)).toBe(rows);
});

test('a search looks only into the columns that are named', () => {
  const search = (searchIn: string[]) => filterRows(rows, {}, values, '上海', searchIn).length;
  expect(search(['vessel', 'nowhere'])).toBe(0);
  expect(search(['vessel', 'port'])).toBe(2);
});

test('a search looks into every column', () => {
  expect(vessels({}, '宁波')).toEqual(['São Paulo Express']);
  expect(vessels({}, '1890')).toEqual(['CSCL PACIFIC']);
  expect(vessels({}, 'nowhere')).toEqual([]);
});
