import { expect, test } from 'vitest';
import { cutName } from './cutName.ts';
import { acceptAttribute, limitGroups } from './limits.ts';

test.each([
  ['scan.pdf', ['scan.pdf', '']],
  ['Shanghai to Rotterdam rates, week 48.xlsx', ['Shanghai to Rotterdam rates,', ' week 48.xlsx']],
  [
    '上海至鹿特丹第四十八周运价与附加费汇总表最终版本.xlsx',
    ['上海至鹿特丹第四十八周运价与附加费', '汇总表最终版本.xlsx'],
  ],
])('%s is cut where its end still says what it is', (name, [start, end]) => {
  expect(cutName(name).join('')).toBe(name);
  expect(cutName(name)).toHaveLength(2);
  expect(cutName(name)[1].length).toBeLessThanOrEqual(12);
  if (end === '') expect(cutName(name)).toEqual([start, end]);
});

test('an emoji with its modifiers is not cut', () => {
  const name = `${'a'.repeat(20)}👩‍✈️${'b'.repeat(11)}`;
  expect(cutName(name)).toEqual(['a'.repeat(20), `👩‍✈️${'b'.repeat(11)}`]);
});

test('combines kinds with one limit', () => {
  expect(limitGroups(['picture', 'pdf', 'office', 'pdf'], undefined)).toEqual([
    [['picture'], 10_485_760],
    [['pdf', 'office'], 20_971_520],
  ]);
  expect(limitGroups(['picture', 'pdf'], 1000)).toEqual([[['picture', 'pdf'], 1000]]);
});

test('browsers dim other files, and none where any is accepted', () => {
  expect(acceptAttribute(['pdf', 'csv'])).toBe('application/pdf,.pdf,text/csv,.csv,.txt');
  expect(acceptAttribute('any')).toBeUndefined();
});
