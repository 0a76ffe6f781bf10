import { expect, it } from 'vitest';
import { addressOf, isSecret } from './addressOf.ts';

const link = 's'.repeat(43);

it.each([
  ['/?utm_source=mail&a=1', '/'],
  ['/agreement?type=privacy&utm=1', '/agreement?type=privacy'],
  ['/agreement?type=anything', '/agreement'],
  ['/AGREEMENT/', '/agreement'],
  [`/Quotation/?utm=1&lang=en&link=${link}`, `/quotation?link=${link}`],
  ['/quotation?link=short', '/quotation'],
  [
    '/shipPriceInfo?b=2&destination=uslax&week=2026-W48&origin=CNSHA&page=1&sort=transit&a=1',
    '/shipPriceInfo?origin=CNSHA&destination=USLAX&week=2026-W48&sort=transit',
  ],
])('%s is kept as %s', async (target, address) => {
  expect(await addressOf(target)).toBe(address);
});

it.each(['/order', '/nobody', '/?login=1', '/?wxcode=x&state=y'])(
  'only the browser can draw %s',
  async (target) => {
    expect(await addressOf(target)).toBeNull();
  },
);

it.each([
  [`/quotation?link=${link}`, true],
  [`/Quotation/?lang=en&link=${link}`, true],
  ['/quotation', false],
  [`/agreement?link=${link}`, false],
])('whether %s contains a secret: %s', (target, is) => {
  expect(isSecret(target)).toBe(is);
});
