import { expect, test } from 'vitest';
import { atLeastOne } from './atLeastOne.ts';

test('one is enough, none is not', () => {
  expect(atLeastOne(['us-west'])).toBeNull();
  expect(atLeastOne([])).toBe('chooseOne');
});
