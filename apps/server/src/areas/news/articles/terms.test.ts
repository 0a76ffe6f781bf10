import { expect, it } from 'vitest';
import { excerpt, fewSyllables, mark, otherMarked, spelledTermsOf, wordsOf } from './terms.ts';

const terms = spelledTermsOf('洋山四期等泊降到 1.2 天，四周来最低');

it.each(['洋山', '等泊', 'yangshan', 'siqi', 'yssq', 'dengbo', '最低 洋山'])(
  'a headline is found by %s',
  (keyword) => {
    expect(wordsOf(keyword).every((word) => terms.includes(word))).toBe(true);
  },
);

it.each(['angshan', 'shanghai', '%', '洋泾'])('and not by %s', (keyword) => {
  const words = wordsOf(keyword);
  expect(words.length > 0 && words.every((word) => terms.includes(word))).toBe(false);
});

it('a summary is found by a name of up to five syllables', () => {
  const summary = spelledTermsOf('受苏伊士运河改道影响，洋山四期等泊延长', fewSyllables);
  for (const keyword of ['yangshan', 'suyishi', 'suyishiyunhe', 'sysyh'])
    expect(wordsOf(keyword).every((word) => summary.includes(word))).toBe(true);
});

it('the other headline is shown where it alone holds a word', () => {
  const suez = '苏伊士运河重开';
  const own = [[{ text: 'The canal opens again', hit: false }]];
  expect(otherMarked(suez, wordsOf('苏伊士'), own)).toContainEqual({ text: '苏伊士', hit: true });
  expect(otherMarked(suez, wordsOf('canal'), own)).toEqual([]);
  expect(otherMarked('', wordsOf('苏伊士'), own)).toEqual([]);
});

const hits = (text: string, keyword: string) =>
  mark(text, wordsOf(keyword))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);

it.each([
  ['洋山四期等泊降到 1.2 天', '等泊', ['等泊']],
  ['洋山四期等泊降到 1.2 天', 'dengbo', ['等泊']],
  ['洋山四期等泊降到 1.2 天', 'yss', ['洋山四']],
  ['Berths at Yangshan: berth 4', 'berth', ['Berth', 'berth']],
  ['The harbour', 'arb', []],
])('in %s, %s marks %j', (text, keyword, expected) => {
  expect(hits(text, keyword)).toEqual(expected);
});

it('an excerpt is cut around the first word', () => {
  const text = `${'一'.repeat(60)}等泊${'二'.repeat(200)}`;
  const pieces = excerpt(text, wordsOf('等泊'));
  expect(pieces[0]?.text).toMatch(/^…一{24}$/);
  expect(pieces[1]).toEqual({ text: '等泊', hit: true });
  expect(pieces[2]?.text.endsWith('…')).toBe(true);
});

it('an excerpt halves no emoji', () => {
  for (const gap of ['', 'a', 'ab', 'abc']) {
    const pieces = excerpt(`${gap}${'🚢'.repeat(40)} 运价 ${'🚢'.repeat(80)}`, ['运价']);
    expect(pieces.every(({ text }) => text.isWellFormed())).toBe(true);
    expect(pieces.some(({ text, hit }) => hit && text === '运价')).toBe(true);
  }
});
