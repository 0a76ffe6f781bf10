import { expect, test } from 'vitest';
import { companyReturnIn, withoutReturn } from './companyReturn.ts';

test('an address brings a login only with both its parts', () => {
  expect(companyReturnIn('?oidcState=a&oidcProof=b&login=1')).toEqual({ state: 'a', proof: 'b' });
  expect(companyReturnIn('?oidcState=a')).toBeNull();
  expect(companyReturnIn('?oidcState=&oidcProof=b')).toBeNull();
});

test('removes the login parameters from the address and keeps the others', () => {
  expect(withoutReturn('/shipPriceInfo?origin=CNSHA&oidcState=a&oidcProof=b&login=1#top')).toBe(
    '/shipPriceInfo?origin=CNSHA&login=1#top',
  );
});
