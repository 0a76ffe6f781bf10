import { describe, expect, it } from 'vitest';
import { sortChoices } from './sortChoices.ts';

describe('the sorts that a reader can choose', () => {
  it.each([
    ['a visitor', 'departure', false, false, ['departure', 'transit', 'freeDays', 'co2', 'reliability']],
    [
      'a visitor with a shipment',
      'departure',
      false,
      true,
      ['departure', 'transit', 'freeDays', 'co2', 'reliability'],
    ],
    [
      'a visitor on an address that sorts by a price',
      '40HQ',
      false,
      false,
      ['departure', 'transit', 'freeDays', 'co2', 'reliability', '40HQ'],
    ],
    [
      'a member',
      'departure',
      true,
      false,
      ['departure', 'transit', 'freeDays', 'co2', 'reliability', '20GP', '40GP', '40HQ'],
    ],
    [
      'a member with a shipment',
      'total',
      true,
      true,
      ['total', 'departure', 'transit', 'freeDays', 'co2', 'reliability', '20GP', '40GP', '40HQ'],
    ],
  ] as const)('%s', (_, current, seesPrices, hasTotals, choices) => {
    expect(sortChoices(current, seesPrices, hasTotals)).toEqual(choices);
  });
});
