import { expect, test } from 'vitest';
import { companyReturnIn, withoutReturn } from './companyReturn.ts';

test('an address brings a login only with both its parts', () => {
  expect(companyReturnIn('?oidcState=a&oidcProof=b&login=1')).toEqual({ state: 'a', proof: 'b' });
  expect(companyReturnIn('?oidcState=a')).toBeNull();
  expect(companyReturnIn('?oidcState=&oidcProof=b')).toBeNull();
});

test('what it brought goes from the address, and nothing else', () => {
  expect(withoutReturn('/shipPriceInfo?origin=CNSHA&oidcState=a&oidcProof=b&login=1#top')).toBe(
    '/shipPriceInfo?origin=CNSHA&login=1#top',
  );
});
