import { expect, it } from 'vitest';
import { partNamed } from './fragmentOf.ts';

it.each([
  ['', ''],
  ['#article-42', 'article-42'],
  ['#%E7%AC%AC', '第'],
  ['#%E7%AC', ''],
  ['#%', ''],
])('an address that ends with "%s" names "%s"', (hash, part) => {
  expect(partNamed({ hash })).toBe(part);
});
