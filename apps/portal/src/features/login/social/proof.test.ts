import { expect, test } from 'vitest';
import { keepProof, keptProof, proofIn, waitingProof, withoutProof } from './proof.ts';

test('an address brings a proof only with both its parts', () => {
  expect(proofIn('?wxcode=a&state=b&login=1')).toEqual({ wxcode: 'a', state: 'b' });
  expect(proofIn('?wxcode=a')).toBeNull();
  expect(proofIn('?wxcode=&state=b')).toBeNull();
  expect(proofIn('')).toBeNull();
});

test('removes the login parameters from the address and keeps the others', () => {
  expect(withoutProof('/shipPriceInfo?origin=CNSHA&wxcode=a&state=b&login=1#top')).toBe(
    '/shipPriceInfo?origin=CNSHA&login=1#top',
  );
  expect(withoutProof('/?wxcode=a')).toBe('/');
});

test('a phone binding is pending only with a proof in the address', () => {
  expect(waitingProof('?wxcode=a&state=b')).toEqual({ wxcode: 'a', state: 'b' });
  expect(waitingProof('')).toBeNull();
});

test('the proof is stored in the page if the browser has no storage, and removed once it is used', () => {
  expect('sessionStorage' in globalThis).toBe(false);
  keepProof({ wxcode: 'a', state: 'b' });
  expect(waitingProof('')).toEqual({ wxcode: 'a', state: 'b' });
  expect(waitingProof('?wxcode=c&state=d')).toEqual({ wxcode: 'c', state: 'd' });
  keepProof(null);
  expect(keptProof()).toBeNull();
});
