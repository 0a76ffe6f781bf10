import { expect, it } from 'vitest';
import { spaced } from './spaced.ts';

it.each([
  ['8418102000', '8418.1020.00'],
  ['84181020', '8418.1020'],
  ['841810', '8418.10'],
  ['8418', '8418'],
  ['84', '84'],
  ['XVI', 'XVI'],
])('%s is read as %s', (code, read) => {
  expect(spaced(code)).toBe(read);
});
