import { pictureSize } from '@fairway/trade';
import { expect, test } from 'vitest';
import { idsOf, pictureCheck } from './images.ts';

test.each([
  ['one', 'a', ['a']],
  ['several', ['a', 'b'], ['a', 'b']],
  ['none', '', []],
  ['nothing', undefined, []],
  ['nonsense', [null, 3, '', 'a'], ['a']],
])('ids of %s', (_, value, ids) => {
  expect(idsOf(value)).toEqual(ids);
});

test.each([
  ['a JPG', [0xff, 0xd8, 0xff], 100, null],
  ['a JPG of 10M and a byte', [0xff, 0xd8, 0xff], pictureSize + 1, 'size'],
  ['a PDF', [0x25, 0x50, 0x44, 0x46], 100, 'type'],
])('%s', (_, bytes, size, broken) => {
  expect(pictureCheck({ bytes, size })).toBe(broken);
});
