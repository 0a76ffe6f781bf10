import { describe, expect, it } from 'vitest';
import { factName } from './factName.ts';
import { isInLines, linePlaceOf } from './linePlace.ts';
import type { Column } from './types.ts';

const column = (over: Partial<Column<never>>): Column<never> => ({
  key: 'price',
  header: 'Price',
  cell: () => null,
  ...over,
});

describe('a row on phones', () => {
  it('is a card until a column has a place in lines', () => {
    expect(isInLines([column({}), column({ priority: 'title' })])).toBe(false);
    expect(isInLines([column({}), column({ phonePlace: 'figure' })])).toBe(true);
  });

  it.each([
    [{}, 'fact'],
    [{ priority: 'title' }, 'title'],
    [{ priority: 'action' }, 'action'],
    [{ priority: 'wide' }, 'fact'],
    [{ phonePlace: 'aside' }, 'aside'],
    [{ phonePlace: 'figure' }, 'figure'],
    [{ phonePlace: 'figure', align: 'end' }, 'amount'],
    [{ priority: 'title', phonePlace: 'aside' }, 'aside'],
  ] as const)('puts a column with %j in the place %s', (over, place) => {
    expect(linePlaceOf(column(over))).toBe(place);
  });
});

describe('the label of a value on phones', () => {
  it.each([
    [{}, 'Price'],
    [{ cardLabel: '40HQ' }, '40HQ'],
    [{ phonePlace: 'figure' }, undefined],
    [{ phonePlace: 'figure', cardLabel: '40HQ' }, '40HQ'],
    [{ priority: 'title' }, undefined],
    [{ headerHidden: true }, undefined],
  ] as const)('of a column with %j is %s', (over, name) => {
    expect(factName(column(over))).toBe(name);
  });
});
