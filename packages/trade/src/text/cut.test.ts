import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutGraphemes } from './cut.ts';

it.each([
  ['abc', 5, 'abc'],
  ['abcdef', 3, 'abc'],
  ['ab🚢', 3, 'ab'],
  ['ab🚢', 4, 'ab🚢'],
  ['a👨‍👩‍👧‍👦b', 5, 'a'],
  ['cafe\u0301s', 4, 'caf'],
  ['🇨🇳🇳🇱', 6, '🇨🇳'],
  ['上海港', 2, '上海'],
])('%s cut to %i is %s', (text, max, cut) => {
  expect(cutGraphemes(text, max)).toBe(cut);
});

it('a well-formed text stays well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
      const cut = cutGraphemes(text, max);
      expect(cut.length <= max && text.startsWith(cut) && cut.isWellFormed()).toBe(true);
    }),
  );
});
