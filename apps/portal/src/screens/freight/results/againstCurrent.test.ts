import { expect, it } from 'vitest';
import { againstCurrent } from './againstCurrent.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

it.each([
  [
    'cheaper',
    { lowest: dollars(900), costAccess: 'open' },
    { lowest: dollars(1000), costAccess: 'open' },
    -100,
  ],
  [
    'dearer',
    { lowest: dollars(1200), costAccess: 'open' },
    { lowest: dollars(1000), costAccess: 'open' },
    200,
  ],
  [
    'of the freight alone',
    { lowest: dollars(500), costAccess: 'freight' },
    { lowest: dollars(1000), costAccess: 'open' },
    null,
  ],
  [
    'without a price',
    { lowest: null, costAccess: 'open' },
    { lowest: dollars(1000), costAccess: 'open' },
    null,
  ],
  ['next to none', { lowest: dollars(900), costAccess: 'open' }, { lowest: null, costAccess: 'open' }, null],
  [
    'in another currency',
    { lowest: { amount: 900, currency: 'EUR' }, costAccess: 'open' },
    { lowest: dollars(1000), costAccess: 'open' },
    null,
  ],
] as const)('an alternative %s', (_, offer, current, amount) => {
  expect(againstCurrent(offer, current)?.amount ?? null).toBe(amount);
});
