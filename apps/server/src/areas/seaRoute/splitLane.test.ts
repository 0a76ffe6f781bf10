import { expect, it } from 'vitest';
import { splitLane } from './splitLane.ts';

it.each([
  ['Shanghai to Rotterdam', ['Shanghai', 'Rotterdam']],
  ['上海到洛杉矶', ['上海', '洛杉矶']],
  ['上海 → 洛杉矶', ['上海', '洛杉矶']],
  ['CNSHA,USLAX', ['CNSHA', 'USLAX']],
  ['上海，鹿特丹', ['上海', '鹿特丹']],
  ['ningbo  rotterdam', ['ningbo', 'rotterdam']],
  ['CNSHA-USLAX', ['CNSHA', 'USLAX']],
  ['shanghai los angeles', ['shanghai', 'los angeles']],
  ['Port Klang Rotterdam', ['Port Klang', 'Rotterdam']],
  ['上海鹿特丹', ['上海', '鹿特丹']],
])('%s can be read as %j', (typed, lane) => {
  expect(splitLane(typed)).toContainEqual(lane);
});

it.each(['', '   ', 'Toronto', 'USLAX', '到', 'to'])('%s is no two ports', (typed) => {
  expect(splitLane(typed)).toEqual([]);
});
