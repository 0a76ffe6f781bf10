import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldedWords, foldShip } from './fold.ts';

it('folds nothing more the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

describe('foldShip', () => {
  it.each([
    ['IMO: 9343687', '9343687'],
    ['IMO9343687', '9343687'],
    ['IMO No. 9343687', '9343687'],
    ['ＩＭＯ：9343687', '9343687'],
    ['M/V Ever Ace', 'everace'],
    ['MV EVER ACE', 'everace'],
    ['M.V. Ever-Ace', 'everace'],
    ['船名：EVER ACE', 'everace'],
    ['Vessel: MV Ever Ace', 'everace'],
    ['COSCO SHIPPING GALAXY 093W', 'coscoshippinggalaxy'],
    ['EVER ACE V.0917-052E', 'everace'],
    ['MV Ever Ace voy 12N', 'everace'],
    // Ships that are really called so.
    ['093W', '093w'],
    ['SITC 9', 'sitc9'],
    ['MVP Star', 'mvpstar'],
    ['MSC Oscar', 'mscoscar'],
    ['Imogen', 'imogen'],
    ['MV', 'mv'],
  ])('reads %j as %j', (typed, folded) => {
    expect(foldShip(typed)).toBe(folded);
  });
});

describe('foldedWords', () => {
  it.each([
    ['Hapag-Lloyd  AG', ['hapaglloyd', 'ag']],
    ['宁波 → 鹿特丹', ['宁波', '鹿特丹']],
    [' -- ()', []],
    ['a a A', ['a']],
  ])('of %j are %j', (keyword, words) => {
    expect(foldedWords(keyword)).toEqual(words);
  });
});
