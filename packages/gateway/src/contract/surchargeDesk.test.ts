import { expect, test } from 'vitest';
import { isChargeable } from './surchargeDesk.ts';

test.each([
  ['CTN', [100], true],
  ['CTN', [100, 200], false],
  ['CTN', [100, 200, 300], true],
  ['BL', [100], true],
  ['BL', [100, 200, 300], false],
  ['PCT', [10_000], true],
  ['PCT', [10_001], false],
  ['CTN', [10_001], true],
  ['PCT', [100, 200, 300], false],
] as const)('a charge of %s has the amounts %j: %s', (basis, amounts, chargeable) => {
  expect(isChargeable(amounts, basis)).toBe(chargeable);
});
