import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { portCode } from './portCode.ts';

test.each(vectors.unlocode.valid)('%s is a code', (value) => {
  expect(portCode(value)).toBeNull();
});

test.each([...vectors.unlocode.invalid, '', 'CNSHA\n', 'ＣＮＳＨＡ'])('%j is no code', (value) => {
  expect(portCode(value)).toBe('portCode');
});
