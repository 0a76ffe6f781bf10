import { expect, it } from 'vitest';
import { cutText, isStorable, storable } from './text.ts';

it.each([
  ['宁波 Ningbo 🚢', true],
  ['', true],
  ['half \uD83D', false],
  ['\uDEA2 half', false],
  ['NUL \0', false],
])('%j can be stored: %s', (text, can) => {
  expect(isStorable(text)).toBe(can);
  expect(isStorable(storable(text))).toBe(true);
  if (can) expect(storable(text)).toBe(text);
});

it.each([
  ['运价上涨', 2, '运价'],
  ['ab🚢cd', 3, 'ab'],
  ['ab🚢cd', 4, 'ab🚢'],
  ['👨‍👩‍👧‍👦 family', 11, '👨‍👩‍👧‍👦'],
  ['e\u0301te\u0301', 4, 'e\u0301t'],
  ['🇨🇳🇩🇪', 6, '🇨🇳'],
  ['short', 60, 'short'],
  ['a\0b', 60, 'ab'],
])('%j cut at %i is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
  expect(cutText(text, most).length).toBeLessThanOrEqual(most);
});

it('cuts anything to something that can be stored, and hostile text in one pass', () => {
  const signs = ['a', '宁', '🚢', '👩‍🚀', '\u0301', '\uD83D', '\uDEA2', '\0', '🇨🇳', '\r\n'];
  for (let round = 0; round < 400; round += 1) {
    const text = Array.from(
      { length: 30 },
      (_, place) => signs[(round * 7 + place * place * 3) % signs.length],
    ).join('');
    for (const most of [0, 1, 7, 20]) {
      const cut = cutText(text, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(isStorable(cut)).toBe(true);
    }
  }
  expect(cutText('\u0301'.repeat(1_000_000), 100)).toHaveLength(100);
});
