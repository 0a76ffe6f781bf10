import { describe, expect, it } from 'vitest';
import { readRows } from '../../facts/read.ts';
import { inChinese, lawWordsOf } from './lawWords.ts';

it.each([
  [8, '八'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [100, '一百'],
  [105, '一百零五'],
  [110, '一百一十'],
  [217, '二百一十七'],
  [257, '二百五十七'],
  [300, '三百'],
])('numbers article %i as %s', (number, numeral) => {
  expect(inChinese(number)).toBe(numeral);
});

describe('an article', () => {
  it.each([
    ['Article 257', '第二百五十七条', []],
    ['art. 257', '第二百五十七条', []],
    ['第257条', '第二百五十七条', []],
    ['第 ２５７ 條', '第二百五十七条', []],
    ['第二百五十七条', '第二百五十七条', []],
    ['257条', '第二百五十七条', []],
    ['海商法第257条', '第二百五十七条', [['海商法']]],
    ['Maritime Code Article 257', '第二百五十七条', [['maritime'], ['code']]],
    ['257', null, [['257']]],
    ['', null, []],
    ['。', null, []],
  ])('in %j is %j', (keyword, article, terms) => {
    expect(lawWordsOf(keyword)).toEqual({ article, terms });
  });
});

it.each([
  ['general average', ['general average', '共同海损']],
  ['General-Average', ['general average', '共同海损']],
  ['Bills of Lading', ['bills of lading', '提单']],
  ['B/L', ['b l', '提单']],
  ['共同海損', ['共同海损']],
])('takes %j as one term', (keyword, terms) => {
  expect(lawWordsOf(keyword).terms).toEqual([terms]);
});

it('knows 150 terms and more', () => {
  expect(readRows('law-glossary').length).toBeGreaterThanOrEqual(150);
});
