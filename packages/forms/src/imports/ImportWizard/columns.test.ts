import { expect, test } from 'vitest';
import { headingsOf, missingFields, proposeColumns, rowsOf } from './columns.ts';
import type { ImportField } from './types.ts';

const fields: readonly ImportField[] = [
  { name: 'vessel', label: '船名', headings: ['vessel name'], required: true },
  { name: 'price', label: '运价', headings: ['rate', '40HQ'], required: true },
  { name: 'remark', label: '备注', headings: ['remarks'] },
];

test.each([
  ['labels', ['备注', '船名', '运价'], ['remark', 'vessel', 'price']],
  ['names and headings in English', ['Vessel Name', 'RATE (USD)', 'other'], ['vessel', 'price', null]],
  ['a heading twice', ['船名', '船名', '40HQ'], ['vessel', null, 'price']],
])('fields are proposed by %s', (_, head, columns) => {
  expect(proposeColumns(head, fields, null)).toEqual(columns);
});

test('a remembered heading comes before those that name a field', () => {
  expect(proposeColumns(['船名', '海运费'], fields, { price: '海运费' })).toEqual(['vessel', 'price']);
  expect(proposeColumns(['运价', '含附加费'], fields, { price: '含附加费' })).toEqual([null, 'price']);
  expect(proposeColumns(['运价'], fields, { price: 'gone' })).toEqual(['price']);
});

test('required fields without a column are missing; headings are remembered by field', () => {
  const columns = ['remark', 'vessel', null];
  expect(missingFields(columns, fields).map(({ name }) => name)).toEqual(['price']);
  expect(headingsOf(['备注', '船名', '运价'], columns)).toEqual({ remark: '备注', vessel: '船名' });
});

test('rows have the texts of their fields, cleaned; missing cells are empty', () => {
  const table = { head: ['a', 'b'], records: [{ line: 2, cells: ['hmm nuri'] }] };
  const upper = fields.map((field) =>
    field.name === 'vessel' ? { ...field, clean: (text: string) => text.toUpperCase() } : field,
  );
  expect(rowsOf(table, ['vessel', 'price'], upper)).toEqual([
    { key: '2', line: 2, texts: { vessel: 'HMM NURI', price: '', remark: '' } },
  ]);
});
