import { expect, it } from 'vitest';
import { checkPalette } from '../brand/checkPalette.ts';
import * as fairway from './fairway.palette.ts';
import * as quay from './quay.palette.ts';

it.each([
  ['fairway by day', fairway.light],
  ['fairway by night', fairway.dark],
  ['quay by day', quay.light],
  ['quay by night', quay.dark],
])('%s can be read', (_name, palette) => {
  expect(checkPalette(palette)).toEqual([]);
});

it('names illegible pairs, with their contrast and the wanted one', () => {
  const problems = checkPalette({ ...fairway.light, link: '#8cc4ee', lineControl: 'red' });
  expect(problems[0]).toBe('link on page: #8cc4ee on #ffffff is 1.87:1, wanted 4.5:1');
  expect(problems.at(-1)).toContain('lineControl on page: red');
});
