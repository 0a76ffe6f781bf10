import { expect, test } from 'vitest';
import { pathsAbove } from './rules.ts';

test.each([
  ['/news', ['/news']],
  ['/logisticsTool/hsCode', ['/logisticstool', '/logisticstool/hscode']],
  ['/a/b/c', ['/a', '/a/b', '/a/b/c']],
])('the access of %s is that of %j', (page, paths) => {
  expect(pathsAbove(page)).toEqual(paths);
});
