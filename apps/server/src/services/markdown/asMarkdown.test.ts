import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asMarkdown } from './asMarkdown.ts';
import { blocksOf } from './markdown.ts';
import { wordsIn } from './words.ts';

it.each([
  'Rates < $1,000 but > $900',
  '上海港：洋山等泊 1.2 天（四周最低）',
  'if x<y then z>w',
  'AT&T and R & D',
  'file_name_here',
])('%s needs no backslash', (text) => {
  expect(asMarkdown(text)).toBe(text);
});

it.each([
  '2 * 3 * 4 and *5*',
  '# 1 port',
  '1. First',
  '- a\n- b',
  '> quoted',
  'a | b\n--|--',
  '[a](b)',
  '**',
  '---',
  '&amp;',
  '\\*',
  '~~~ x',
  'x\n===',
])('%j is letters', (text) => {
  expect(blocksOf(asMarkdown(text))).toMatchObject([
    { kind: 'paragraph', of: [{ text: expect.any(String) }] },
  ]);
  expect(wordsIn(blocksOf(asMarkdown(text))).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});

it('of any signs reads as those signs', () => {
  const signs = fc.constantFrom(...'a1 *_`[]()<>#-+=~|&;!\\.:"船\n');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 30 }), (letters) => {
      const text = letters.join('');
      expect(wordsIn(blocksOf(asMarkdown(text))).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});
