import { expect, test } from 'vitest';
import { textLength } from './textLength.ts';

test('the most is allowed, one more is not', () => {
  expect(textLength(4)('上海洋山')).toBeNull();
  expect(textLength(4)('上海洋山港')).toBe('textLength');
  expect(textLength(4)('')).toBeNull();
});
