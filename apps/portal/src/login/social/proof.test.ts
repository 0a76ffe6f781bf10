import { expect, test } from 'vitest';
import { proofIn, waitsForPhone, withoutProof } from './proof.ts';

test('an address brings a proof only with both its parts', () => {
  expect(proofIn('?wxcode=a&state=b&login=1')).toEqual({ wxcode: 'a', state: 'b' });
  expect(proofIn('?wxcode=a')).toBeNull();
  expect(proofIn('?wxcode=&state=b')).toBeNull();
  expect(proofIn('')).toBeNull();
});

test('what it brought goes from the address, and nothing else', () => {
  expect(withoutProof('/shipPriceInfo?origin=CNSHA&wxcode=a&state=b&login=1#top')).toBe(
    '/shipPriceInfo?origin=CNSHA&login=1#top',
  );
  expect(withoutProof('/?wxcode=a')).toBe('/');
});

test('a phone is waited for by who comes back from the social app, and by nobody else', () => {
  expect(waitsForPhone('?wxcode=a&state=b')).toBe(true);
  expect(waitsForPhone('')).toBe(false);
});
