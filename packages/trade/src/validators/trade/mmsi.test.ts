import { expect, test } from 'vitest';
import { mmsi } from './mmsi.ts';

test.each([
  ['413465000', null],
  ['219018271', null],
  ['041346500', 'mmsi'],
  ['993465000', 'mmsi'],
  ['41346500', 'mmsi'],
  ['4134650000', 'mmsi'],
  ['41346500a', 'mmsi'],
  ['', 'mmsi'],
])('%j: %s', (value, broken) => {
  expect(mmsi(value)).toBe(broken);
});
