import { expect, it } from 'vitest';
import { keywordWords } from './keywordWords.ts';

it.each([
  ['提单 收货人', ['提单', '收货人']],
  ['  bill  bill of ', ['bill', 'of']],
  ['ＡＢ　提单', ['AB', '提单']],
  ['', []],
  ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('%j is looked for as %j', (keyword, words) => {
  expect(keywordWords(keyword)).toEqual(words);
});
