import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { guessNumber, likelyCarriers, sureEnough } from './numberGuess.ts';

test.each(vectors.containerIso6346.valid)('%s is a box', (value) => {
  expect(guessNumber(value).kinds[0]).toBe('container');
});

const whole = vectors.tracking.filter(({ wellFormed }) => wellFormed);
test.each(whole)('$number may be a $type of $carrier', ({ carrier, type, number }) => {
  const kind = type === 'bl' ? 'bill' : 'booking';
  expect(guessNumber(number).kinds).toContain(kind);
  // Three are named at most: of a bare number that many carriers would write, it may be a fourth.
  if (kind === 'bill' && /^[A-Z]{4}/.test(number))
    expect(likelyCarriers(kind, number).map(({ code }) => code)).toContain(carrier);
});

test.each([
  ['CSNU6218474', 'container', 'COSU'],
  ['MSKU60', 'container', 'MAEU'],
  ['COSU6391457720', 'bill', 'COSU'],
  ['OOLU2501234567', 'bill', 'OOLU'],
  ['MEDUAB123456', 'bill', 'MSCU'],
  ['EGLV123456789012', 'bill', 'EGLV'],
])('%s is a %s of %s, sure enough to ask them alone', (value, kind, carrier) => {
  const guess = guessNumber(value);
  expect(guess.kinds[0]).toBe(kind);
  expect(guess.carriers[0]?.code).toBe(carrier);
  expect(guess.carriers[0]?.percent).toBeGreaterThanOrEqual(sureEnough);
});

test('a bare number fits all carriers with the same format, the usual carriers of the reader first', () => {
  const even = guessNumber('6123456789').carriers;
  expect(even.map(({ code }) => code)).toEqual(['COSU', 'OOLU', 'WHLC']);
  expect(even[0]?.percent).toBe(even[1]?.percent);
  expect(even[0]?.percent).toBeLessThan(sureEnough);
  const mine = likelyCarriers('bill', '6123456789', { OOLU: 12 });
  expect(mine[0]).toMatchObject({ code: 'OOLU' });
});

test('a leased box is guessed from the usual carriers of the reader, or not at all', () => {
  expect(guessNumber('TCLU4008883').carriers).toEqual([]);
  expect(guessNumber('TCLU4008883', { MAEU: 3, COSU: 1 }).carriers.map(({ code }) => code)).toEqual([
    'MAEU',
    'COSU',
  ]);
});

test.each(['中远', 'A'.repeat(21), 'CSNU 62', "'; drop"])('%j is nothing', (value) => {
  expect(guessNumber(value)).toEqual({ kinds: [], carriers: [] });
});

test('percents are whole and never more than a hundred together', () => {
  for (const value of ['6123456789', '123456789', 'EBKG01234567', 'CNCU1234567', 'APZU', 'MEDU1']) {
    const { carriers } = guessNumber(value, { COSU: 100, MAEU: 2 });
    expect(carriers.reduce((sum, { percent }) => sum + percent, 0)).toBeLessThanOrEqual(100);
    expect(carriers.every(({ percent }) => Number.isInteger(percent) && percent > 0)).toBe(true);
  }
});
