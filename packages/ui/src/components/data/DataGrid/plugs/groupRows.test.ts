import { expect, test } from 'vitest';
import { groupKeys, groupRows } from './groupRows.ts';

interface Sailing {
  readonly id: string;
  readonly port: string | null;
  readonly carrier: string;
}

const sailings: readonly Sailing[] = [
  { id: '1', port: 'Shanghai', carrier: 'COSCO' },
  { id: '2', port: 'Ningbo', carrier: 'COSCO' },
  { id: '3', port: 'Shanghai', carrier: 'ONE' },
  { id: '4', port: null, carrier: 'ONE' },
];
const grouped = (...by: (keyof Sailing)[]) =>
  groupRows(
    sailings,
    by,
    (column, row) => row[column as keyof Sailing],
    ({ id }) => id,
  );

test('groups are in the order of their first rows and have all of them', () => {
  const groups = grouped('port').map((group) =>
    group.kind === 'group' ? [group.value, group.rows.length] : [],
  );
  expect(groups).toEqual([
    ['Shanghai', 2],
    ['Ningbo', 1],
    [null, 1],
  ]);
});

test('groups within groups count the rows of both levels, and every key is unique', () => {
  const groups = grouped('carrier', 'port');
  const [cosco] = groups;
  expect(
    cosco?.kind === 'group' && cosco.children.map((inner) => inner.kind === 'group' && inner.value),
  ).toEqual(['Shanghai', 'Ningbo']);
  const keys = groupKeys(groups);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(6);
});

test('without a column the rows stay as they are', () => {
  expect(grouped().map(({ key }) => key)).toEqual(['1', '2', '3', '4']);
});
