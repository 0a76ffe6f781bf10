import { expect, it } from 'vitest';
import { fragmentOf } from './fragmentOf.ts';

it.each([
  ['', ''],
  ['#article-42', 'article-42'],
  ['#%E7%AC%AC', '第'],
  ['#%E7%AC', ''],
  ['#%', ''],
])('an address that ends with "%s" names "%s"', (hash, part) => {
  expect(fragmentOf({ hash })).toBe(part);
});
