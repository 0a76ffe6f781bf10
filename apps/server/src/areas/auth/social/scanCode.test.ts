import { expect, test } from 'vitest';
import { newScanCode, readScanCode, stateOf } from './scanCode.ts';

test('a scan code is ten letters and digits that cannot be mistaken', () => {
  const codes = Array.from({ length: 200 }, newScanCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(new Set(codes).size).toBe(200);
});

test.each(['7KQ2M09XT1', '7kq2m09xt1', '7KQ2M-O9XTL', '7kq2mo9xti'])(
  '%s is read as it was meant',
  (typed) => {
    expect(readScanCode(typed)).toBe('7KQ2M09XT1');
  },
);

test.each(['', '7KQ2M', '7KQ2M09XTU', '7KQ2M09XT12', '../../api/x', '航道航道航道航道航道'])(
  '%s is none',
  (typed) => {
    expect(readScanCode(typed)).toBeNull();
  },
);

test('its state is another one for each code and each secret', () => {
  const secrets = [Buffer.from('one'), Buffer.from('two')] as const;
  const [first, second] = secrets;
  expect(stateOf(first, 'A')).toHaveLength(43);
  expect(stateOf(first, 'A')).toBe(stateOf(first, 'A'));
  expect(stateOf(first, 'B')).not.toBe(stateOf(first, 'A'));
  expect(stateOf(second, 'A')).not.toBe(stateOf(first, 'A'));
});
