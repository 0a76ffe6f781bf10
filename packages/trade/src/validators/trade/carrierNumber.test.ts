import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { carrierNumberDoubt, guessCarriers } from './carrierNumber.ts';

test.each(vectors.tracking)(
  '$carrier $type $number: $wellFormed',
  ({ carrier, type, number, wellFormed }) => {
    const kind = type === 'bl' ? 'bill' : 'booking';
    expect(carrierNumberDoubt(kind, carrier)(number)).toBe(wellFormed ? null : 'carrierNumber');
  },
);

test('a number unlike those of its carrier is looked at again', () => {
  expect(carrierNumberDoubt('bill', 'CMDU')('1234567890')).toBe('carrierNumber');
});

test('of a carrier with no known format every well-formed number is taken', () => {
  for (const carrier of ['REGU', 'NOBODY', '__proto__']) {
    expect(carrierNumberDoubt('bill', carrier)('ABC1234567')).toBeNull();
  }
});

test("a leased box is looked at again, for its letters are the lessor's", () => {
  expect(carrierNumberDoubt('container', 'COSU')('TCLU4008883')).toBe('ownerPrefix');
  expect(carrierNumberDoubt('container', 'EGLV')('EMCU3001008')).toBeNull();
});

test('the carrier is guessed while the number is typed', () => {
  expect(guessCarriers('bill', 'COS')).toEqual([]);
  expect(guessCarriers('bill', 'COSU')).toEqual([{ code: 'COSU', confidence: 'medium' }]);
  expect(guessCarriers('bill', 'COSU6123456789')[0]).toEqual({ code: 'COSU', confidence: 'high' });
  expect(guessCarriers('container', 'MSKU60')[0]).toEqual({ code: 'MAEU', confidence: 'medium' });
  expect(guessCarriers('container', 'TCLU4008883')).toEqual([]);
});

test('a bare number that several carriers would write is a weak guess of each', () => {
  const guesses = guessCarriers('bill', '6123456789');
  expect(guesses.map(({ code }) => code)).toEqual(['COSU', 'OOLU']);
  expect(guesses.every(({ confidence }) => confidence === 'low')).toBe(true);
});

test('no more are named than can be read at a glance', () => {
  expect(guessCarriers('booking', '123456789012').length).toBeLessThanOrEqual(3);
});
