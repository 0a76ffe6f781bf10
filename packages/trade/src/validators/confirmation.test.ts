import { expect, test } from 'vitest';
import { confirmation } from './confirmation.ts';

test('the second must equal the first, case included', () => {
  expect(confirmation('abcd1234')('abcd1234')).toBeNull();
  expect(confirmation('abcd1234')('Abcd1234')).toBe('confirmation');
});
