import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { creditCode, creditCodeCheckDigit, creditCodeDoubt } from './creditCode.ts';

const { uscc } = vectors;

test.each(uscc.valid)('%s is a credit code', (value) => {
  expect([creditCode(value), creditCodeDoubt(value)]).toEqual([null, null]);
});

test.each(uscc.legitimateButNonConforming)('%s is legal although its check digit does not fit', (value) => {
  expect([creditCode(value), creditCodeDoubt(value)]).toEqual([null, 'creditCodeCheck']);
});

test.each(Object.entries(uscc.invalid))('%s: %s', (why, value) => {
  if (why === 'bad check') expect(creditCodeDoubt(value)).toBe('creditCodeCheck');
  else expect([creditCode(value), creditCodeDoubt(value)]).toEqual(['creditCode', null]);
});

test('one wrong character, or two swapped ones, always leave a doubt', () => {
  const character = fc.constantFrom(...uscc.charset);
  const organisation = fc.array(character, { minLength: 9, maxLength: 9 }).map((list) => list.join(''));
  const body = fc
    .tuple(fc.stringMatching(/^[1-9][1-9][1-9]\d{5}$/), organisation)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(body, fc.nat(16), character, (seventeen, at, other) => {
      const whole = seventeen + creditCodeCheckDigit(seventeen);
      expect(creditCodeDoubt(whole)).toBeNull();
      const wrong = whole.slice(0, at) + other + whole.slice(at + 1);
      const [a = '', b = ''] = [whole[at], whole[at + 1]];
      const swapped = whole.slice(0, at) + b + a + whole.slice(at + 2);
      if (wrong !== whole) expect(creditCode(wrong) ?? creditCodeDoubt(wrong)).not.toBeNull();
      if (at < 16 && swapped !== whole)
        expect(creditCode(swapped) ?? creditCodeDoubt(swapped)).not.toBeNull();
    }),
  );
});

test.each([
  ['nothing but zeros', '000000000000000000'],
  ['a letter in the division', '9131011AMA1K00015K'],
  ['a division that begins with 0', '91010115MA1K00015K'],
  ['no authority', '01310115MA1K00015K'],
])('%s: %s is none', (_, value) => {
  expect(creditCode(value)).toBe('creditCode');
});
