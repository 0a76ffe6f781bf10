import { expect, test } from 'vitest';
import { dataGrid } from '../../../../../messages/en/data.ts';
import { type CellEditor, readEdit } from './editValues.ts';

const language = { t: dataGrid.edit, lang: 'en-GB', format: String, today: '2026-11-30' };
type Row = { readonly price: number };
const row: Row = { price: 900 };

function read(text: string, editor: Partial<CellEditor<Row>> & Pick<CellEditor<Row>, 'kind'>) {
  const { value, message } = {
    value: undefined,
    ...readEdit(text, row, { value: () => null, set: (each) => each, ...editor }, language),
  };
  return message ?? value;
}

test.each([
  ['1200', 1200],
  ['  1,200 ', 1200],
  ['１２００', 1200],
  ["1'200", 1200],
  ['-5', -5],
  ['', null],
])('reads the number %j', (text, value) => {
  expect(read(text, { kind: 'number' })).toBe(value);
});

test.each([
  ['12a', {}, dataGrid.edit.number],
  ['1e5', {}, dataGrid.edit.number],
  ['=1+1', {}, dataGrid.edit.number],
  ['Infinity', {}, dataGrid.edit.number],
  ['9'.repeat(30), {}, dataGrid.edit.number],
  ['1.5', {}, dataGrid.edit.decimals(0)],
  ['1.567', { decimals: 2 }, dataGrid.edit.decimals(2)],
  ['5', { min: 10 }, dataGrid.edit.least('10')],
  ['50', { max: 10 }, dataGrid.edit.most('10')],
  ['', { required: true }, dataGrid.edit.required],
])('refuses the number %j', (text, editor, message) => {
  expect(read(text, { kind: 'number', ...editor })).toBe(message);
});

test.each([
  ['2026-12-24', '2026-12-24'],
  ['20261224', '2026-12-24'],
  ['24 Dec', '2026-12-24'],
  ['2026-02-31', dataGrid.edit.date],
  ['tomorrow', dataGrid.edit.date],
  ['2026-11-01', dataGrid.edit.earliest('2026-11-15')],
  ['2027-11-01', dataGrid.edit.latest('2027-06-30')],
])('reads the date %j as %j', (text, expected) => {
  expect(read(text, { kind: 'date', min: '2026-11-15', max: '2027-06-30' })).toBe(expected);
});

test('a choice is found by its value and by its label', () => {
  const options = [{ value: 'direct', label: 'Direct' }];
  expect(read('direct', { kind: 'select', options })).toBe('direct');
  expect(read('Direct', { kind: 'select', options })).toBe('direct');
  expect(read('ferry', { kind: 'select', options })).toBe(dataGrid.edit.choice);
});

test('texts keep their inner spaces and have a longest length', () => {
  expect(read(' EVER  FOCUS ', { kind: 'text' })).toBe('EVER  FOCUS');
  expect(read('', { kind: 'text' })).toBe('');
  expect(read('abc', { kind: 'text', maxLength: 2 })).toBe(dataGrid.edit.longest('2'));
  expect(read('x'.repeat(1_000_000), { kind: 'text' })).toBe(dataGrid.edit.longest('500'));
});

test('a check of the column sees the value and the row', () => {
  const check = (value: unknown, { price }: Row) => (Number(value) < price ? 'Below cost.' : null);
  expect(read('800', { kind: 'number', check })).toBe('Below cost.');
  expect(read('950', { kind: 'number', check })).toBe(950);
});
