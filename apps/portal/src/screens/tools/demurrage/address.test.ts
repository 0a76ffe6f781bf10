import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Calculation,
  chargesOf,
  clockCounts,
  demurrageAddress,
  emptyCalculation,
  readCalculation,
} from './address.ts';

const path = '/logisticsTool/demurrage';

it.each([
  ['', ''],
  ['direction=import&clocks=one&currency=USD&containers=1', ''],
  ['direction=export&currency=EUR&containers=12', '?direction=export&currency=EUR&containers=12'],
  ['first=2026-11-02&last=2026-11-20', '?first=2026-11-02&last=2026-11-20'],
  // The gate belongs to two clocks only.
  ['gate=2026-11-12', ''],
  ['clocks=two&gate=2026-11-12', '?clocks=two&gate=2026-11-12'],
  ['combinedFree=7&combinedBands=8-:60', '?combinedFree=7&combinedBands=8-%3A60'],
  ['clocks=two&combinedFree=7&detentionFree=5', '?clocks=two&detentionFree=5'],
  ['port=NLRTM&box=40DRY&carrier=MAEU', '?port=NLRTM&carrier=MAEU'],
  ['port=NLRTM&box=20RF', '?port=NLRTM&box=20RF'],
  ['port=Rotterdam&carrier=MAEU&box=40HQ', ''],
  ['combinedCount=working', '?combinedCount=working'],
  // Unreadable values are left out.
  ['direction=up&clocks=3&currency=BTC&combinedCount=lunar', ''],
  ['first=2026-02-30&last=9999-12-31', ''],
  ['combinedFree=-1', ''],
  ['combinedFree=700', ''],
  ['containers=1e9', '?containers='],
  ['combinedBands=%00%0A8-:60%20', '?combinedBands=8-%3A60'],
])('%j is the calculation %j', (query, address) => {
  expect(demurrageAddress(readCalculation(new URLSearchParams(query)))).toBe(path + address);
});

it('bounds bands and does not cut a character in half', () => {
  const { bands } = readCalculation(new URLSearchParams({ combinedBands: '🚢'.repeat(5000) })).combined;
  expect(bands).toBe('🚢'.repeat(300));
});

it('reads the addresses that it writes', () => {
  const day = fc.constantFrom('', '2026-11-02', '2028-02-29');
  const tariff = fc.record({
    freeDays: fc.constantFrom('', '0', '7', '99'),
    count: fc.constantFrom('calendar', 'working'),
    bands: fc.constantFrom('', '8-12:60; 13-:90', '8-12：60；13-：90'),
  });
  const calculations = fc.record({
    port: fc.constant('NLRTM'),
    box: fc.constantFrom('20DRY', '40DRY'),
    carrier: fc.constantFrom('', 'MAEU'),
    direction: fc.constantFrom('import', 'export'),
    clocks: fc.constantFrom(...clockCounts),
    currency: fc.constantFrom('USD', 'CNY', 'EUR'),
    containers: fc.constantFrom('', '1', '99'),
    first: day,
    gate: day,
    last: day,
    combined: tariff,
    demurrage: tariff,
    detention: tariff,
  });
  fc.assert(
    fc.property(calculations, (calculation: Calculation) => {
      const search = new URLSearchParams(demurrageAddress(calculation).split('?')[1]);
      const expected: Calculation = { ...emptyCalculation, ...calculation };
      const charges = chargesOf(calculation);
      expect(readCalculation(search)).toEqual({
        ...expected,
        gate: calculation.clocks === 'two' ? calculation.gate : '',
        combined: charges.includes('combined') ? calculation.combined : emptyCalculation.combined,
        demurrage: charges.includes('demurrage') ? calculation.demurrage : emptyCalculation.demurrage,
        detention: charges.includes('detention') ? calculation.detention : emptyCalculation.detention,
      });
    }),
  );
});
