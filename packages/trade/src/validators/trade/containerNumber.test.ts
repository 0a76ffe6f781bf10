import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { containerCheckDigit, containerNumber } from './containerNumber.ts';

const { containerIso6346 } = vectors;

test.each([...containerIso6346.valid, ...containerIso6346.remainder10_checkDigit0])(
  '%s is a box',
  (value) => {
    expect(containerNumber(value)).toBeNull();
  },
);

test.each(containerIso6346.invalid)('%s is no box', (value) => {
  expect(containerNumber(value)).not.toBeNull();
});

test('a well-formed number with a wrong check digit breaks its own rule', () => {
  expect(containerNumber('CSQU3054384')).toBe('containerCheck');
  expect(containerNumber('CSQ3054383')).toBe('containerNumber');
  expect(containerNumber('CSQU30543839999')).toBe('containerNumber');
});

test('letters have the values of the standard', () => {
  for (const [letter, value] of Object.entries(containerIso6346.letterValues)) {
    // At the first place the weight is 1, and the rest counts nothing.
    expect(containerCheckDigit(`${letter}000000000`)).toBe((value % 11) % 10);
  }
});

test('one wrong character is found, unless its sum leaves 0 or 10, which share a check digit', () => {
  const prefix = fc.stringMatching(/^[A-Z]{3}[UJZ]$/);
  const serial = fc.stringMatching(/^\d{6}$/);
  fc.assert(
    fc.property(prefix, serial, fc.integer({ min: 4, max: 9 }), fc.nat(9), (owner, digits, at, digit) => {
      const body = owner + digits;
      const check = containerCheckDigit(body);
      const wrong = body.slice(0, at) + digit + body.slice(at + 1);
      expect(containerNumber(body + check)).toBeNull();
      if (wrong !== body && check !== 0) expect(containerNumber(wrong + check)).toBe('containerCheck');
    }),
  );
});
