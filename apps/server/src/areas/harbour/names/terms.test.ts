import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramsOf, termsOf } from './terms.ts';

describe('gramsOf', () => {
  it('returns every character and every pair, so that a word of two characters can be found', () => {
    expect(gramsOf('上海港')).toEqual(['上', '海', '港', '上海', '海港']);
  });

  it('finds any part of a text among the grams of the whole', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(words, words, words, (before, part, after) => {
        const whole = new Set(gramsOf(before + part + after));
        expect(gramsOf(part).filter((gram) => !whole.has(gram))).toEqual([]);
      }),
    );
  });
});

describe('termsOf', () => {
  const terms = termsOf({
    code: 'TRAMR',
    locode: 'TRAMR',
    aliases: ['TRIST'],
    nameZh: '阿姆巴利(伊斯坦布尔)',
    nameEn: 'Ambarli (Istanbul)',
    alsoKnownAs: [],
    readings: { 阿姆巴利: 'a mu ba li', 伊斯坦布尔: 'yi si tan bu er' },
  });
  const kindOf = (term: string) => terms.find((each) => each.term === term)?.kind;

  it.each([
    ['tramr', 'code'],
    ['trist', 'code'],
    ['amr', 'code'],
    ['ist', 'word'],
    ['伊斯坦布尔', 'name'],
    ['istanbul', 'name'],
    ['yisitanbuer', 'name'],
    ['ysbe', undefined],
    ['ystbe', 'name'],
  ])('finds a port of two names by %s (%s)', (term, kind) => {
    expect(kindOf(term)).toBe(kind);
  });

  it('takes ü as v and as u', () => {
    const zeebrugge = {
      code: 'BEZEE',
      locode: 'BEZEE',
      aliases: [],
      nameZh: '泽布吕赫',
      nameEn: 'Zeebrugge',
    };
    const portTerms = termsOf({ ...zeebrugge, alsoKnownAs: [], readings: { 泽布吕赫: 'ze bu lv he' } });
    expect(portTerms.map(({ term }) => term)).toEqual(
      expect.arrayContaining(['zebulvhe', 'zebuluhe', 'zblh']),
    );
  });
});
