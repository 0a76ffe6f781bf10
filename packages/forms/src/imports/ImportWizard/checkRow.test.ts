import type { CellReader } from '@fairway/ui/grid';
import { expect, test, vi } from 'vitest';
import { createRowChecker, readerOf, withText } from './checkRow.ts';
import { reportOf } from './importReport.ts';
import type { ImportField, ImportRow } from './types.ts';

const fields: readonly ImportField[] = [
  { name: 'vessel', label: 'Vessel', required: true },
  { name: 'price', label: 'Price', kind: 'number' },
];
/** Reads as cells do, in short: a required text, and digits. */
const read: CellReader = vi.fn(
  (text: string, _row: unknown, editor: { kind: string; required?: boolean }) => {
    if (text === '') return editor.required ? { message: 'Required' } : { value: null };
    if (editor.kind !== 'number') return { value: text };
    return /^\d+$/.test(text) ? { value: Number(text) } : { message: 'A number' };
  },
);
const row = (line: number, vessel: string, price: string): ImportRow => ({
  key: String(line),
  line,
  texts: { vessel, price },
});

test('each cell is read once, and again in a row that was changed', () => {
  vi.mocked(read).mockClear();
  const checker = createRowChecker(fields, read);
  const wrong = row(2, 'HMM NURI', 'many');
  expect(checker.firstProblem(wrong)).toEqual({ field: 'price', message: 'A number' });
  expect(checker.problemOf(wrong, 'vessel')).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(2);
  const right = withText(wrong, 'price', '1795');
  expect(checker.firstProblem(right)).toBeNull();
  expect(checker.importedRow(right)).toEqual({ line: 2, values: { vessel: 'HMM NURI', price: 1795 } });
});

test('a refusal of the server stays until the row is changed', () => {
  const checker = createRowChecker(fields, read);
  const refused = { ...row(3, 'ONE APUS', '1'), refusal: { field: 'vessel', message: 'Unknown vessel' } };
  expect(checker.problemOf(refused, 'vessel')).toBe('Unknown vessel');
  expect(checker.firstProblem({ ...refused, refusal: { message: 'Exists' } })).toEqual({ message: 'Exists' });
  const [vessel] = fields;
  expect(vessel && checker.firstProblem(readerOf(vessel).set(refused, 'HMM NURI'))).toBeNull();
});

test('the report has invalid and refused rows in the order of the file', () => {
  const checker = createRowChecker(fields, read);
  const rows = [row(2, 'A', '1'), row(3, '', '1'), row(4, 'B', '2'), row(5, 'C', '3')];
  const report = reportOf(rows, [{ line: 5, field: 'vessel', message: 'Unknown vessel' }], checker);
  expect(report.accepted).toBe(2);
  expect(report.refused.map((each) => [each.row.line, each.reason])).toEqual([
    [3, 'Required'],
    [5, 'Unknown vessel'],
  ]);
  expect(report.refused[1]?.row.refusal?.message).toBe('Unknown vessel');
});
