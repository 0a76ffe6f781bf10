import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMatch } from './splitMatch.ts';

test.each([
  { text: 'Shanghai', keyword: 'shang', pieces: ['[Shang]', 'hai'] },
  { text: 'CNSHA', keyword: 'sha', pieces: ['CN', '[SHA]'] },
  { text: '上海', keyword: '海', pieces: ['上', '[海]'] },
  { text: 'Ningbo-Zhoushan (CN)', keyword: '(', pieces: ['Ningbo-Zhoushan ', '[(]', 'CN)'] },
  { text: 'Manila', keyword: 'a', pieces: ['M', '[a]', 'nil', '[a]'] },
  { text: 'Busan', keyword: 'shang', pieces: ['Busan'] },
  { text: 'Busan', keyword: '', pieces: ['Busan'] },
])('$keyword in $text', ({ text, keyword, pieces }) => {
  const marked = splitMatch(text, keyword).map((piece) => (piece.match ? `[${piece.text}]` : piece.text));
  expect(marked).toEqual(pieces);
});

test('whatever is typed, nothing of the text is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, keyword) => {
      expect(
        splitMatch(text, keyword)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
