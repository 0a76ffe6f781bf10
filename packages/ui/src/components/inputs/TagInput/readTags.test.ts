import { expect, test } from 'vitest';
import { endsTag, type ReadTags, readTags } from './readTags.ts';

const limits = { max: 3, longest: 10 };

test.each<[string, readonly string[], string, ReadTags]>([
  ['nothing', ['reefer'], ' , ', { tags: ['reefer'], refused: null }],
  ['one', [], ' reefer ', { tags: ['reefer'], refused: null }],
  ['several, by the commas of both scripts', [], 'a,b，c', { tags: ['a', 'b', 'c'], refused: null }],
  ['a column of a sheet', [], 'a\r\nb\n', { tags: ['a', 'b'], refused: null }],
  ['spaces in a tag', [], 'dry  box', { tags: ['dry box'], refused: null }],
  ['one twice', ['Reefer'], 'ｒeefer', { tags: ['Reefer'], refused: { tag: 'ｒeefer', why: 'twice' } }],
  ['one too many', ['a', 'b', 'c'], 'd', { tags: ['a', 'b', 'c'], refused: { tag: 'd', why: 'full' } }],
  [
    'one too long',
    [],
    'hazardous goods;x',
    { tags: ['x'], refused: { tag: 'hazardous goods', why: 'long' } },
  ],
  ['signs of two code units', [], '🚢'.repeat(10), { tags: ['🚢'.repeat(10)], refused: null }],
])('a text with %s', (_, list, text, expected) => {
  expect(readTags(list, text, limits)).toEqual(expected);
});

test.each([',', '，', '、', ';', '；', '\t', '\n'])('%o ends a tag', (sign) => {
  expect(endsTag(`reefer${sign}`)).toBe(true);
});

test('a space and a hyphen do not', () => {
  expect(endsTag('dry box 40-HQ')).toBe(false);
});
