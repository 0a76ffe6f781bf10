import { describe, expect, it, test } from 'vitest';
import { choosableColumns, isColumnShown, readColumnChoice } from './columnChoice.ts';

describe('columns of the results', () => {
  const shownBy = (hasTotals: boolean) =>
    choosableColumns.filter((column) => isColumnShown(column, {}, hasTotals));

  it('are prices of box types without a shipment, and its total with one', () => {
    expect(shownBy(false)).toContain('40HQ');
    expect(shownBy(true)).not.toContain('40HQ');
  });

  it('are CO2e with a shipment, and whatever the list is ranked by', () => {
    expect([shownBy(true).includes('co2'), shownBy(false).includes('co2')]).toEqual([true, false]);
    for (const sort of ['co2', 'reliability', 'freeDays', '40HQ'] as const)
      expect(isColumnShown(sort, {}, sort !== '40HQ', sort)).toBe(true);
  });

  it('follow the choice of the reader', () => {
    const choice = readColumnChoice('{"40HQ":true,"arrival":false}');
    expect(isColumnShown('40HQ', choice, true)).toBe(true);
    expect(isColumnShown('arrival', choice, true)).toBe(false);
  });

  test.each([null, '', '[]', 'null', '7', '{"40HQ":"yes","other":true}', '{'])(
    'storage with %j chooses nothing',
    (text) => {
      expect(readColumnChoice(text)).toEqual({});
    },
  );
});
