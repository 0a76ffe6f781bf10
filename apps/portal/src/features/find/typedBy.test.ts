import { expect, test } from 'vitest';
import { typedBy } from './typedBy.ts';

test.each([
  ['nothing', [], '', false],
  ['letters', ['C', 'N', 'S', 'H', 'A'], 'CNSHA', false],
  ['a letter taken back', ['n', 'i', 'm', 'Backspace', 'n'], 'nin', false],
  ['more taken back than typed', ['a', 'Backspace', 'Backspace', 'b'], 'b', false],
  ['two words, sent', [...'Ningbo Rotterdam', 'Enter'], 'Ningbo Rotterdam', true],
  ['an Enter that was typed over', ['a', 'Enter', 'b'], 'ab', false],
  ['signs of two code units', ['𠮷', '港', 'Backspace'], '𠮷', false],
] as const)('%s', (_, keys, text, sent) => {
  expect(typedBy(keys)).toEqual({ text, sent });
});
