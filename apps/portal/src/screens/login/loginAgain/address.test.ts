import { expect, test } from 'vitest';
import { loginAgainAddress, loginAgainReasons, reasonIn } from './address.ts';

test.each(loginAgainReasons)('%s is read as it was written', (reason) => {
  const [, search] = loginAgainAddress({ reason }).split('?');
  expect(reasonIn(new URLSearchParams(search))).toBe(reason);
});

test('returns null for an unknown reason', () => {
  expect(reasonIn(new URLSearchParams('reason=<script>'))).toBeNull();
});
