import { expect, it } from 'vitest';
import { holdsAll, markedPieces } from './markedPieces.ts';

const marked = (text: string, words: readonly string[]) =>
  markedPieces(text, words)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['提单持有人凭提单提货', ['提单'], '[提单]持有人凭[提单]提货'],
  ['提单持有人凭提单提货', ['提单', '提单持有人'], '[提单持有人]凭[提单]提货'],
  ['A Bill of lading', ['bill', 'LADING'], 'A [Bill] of [lading]'],
  ['(a+b)', ['+'], '(a[+]b)'],
  ['提单', [], '提单'],
])('%s with %j is %s', (text, words, pieces) => {
  expect(marked(text, words)).toBe(pieces);
});

it('holds all words or does not', () => {
  expect(holdsAll('收货人凭提单', ['提单', '收货人'])).toBe(true);
  expect(holdsAll('收货人', ['提单', '收货人'])).toBe(false);
  expect(holdsAll('收货人', [])).toBe(false);
});
