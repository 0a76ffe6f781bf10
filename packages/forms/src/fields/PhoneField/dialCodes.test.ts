import { expect, test } from 'vitest';
import { byCode } from './dialCodes.ts';

test('dial codes are in numeric order', () => {
  const codes = [
    { code: '852', name: 'Hong Kong' },
    { code: '1', name: 'United States' },
    { code: '86', name: 'Mainland China' },
  ];
  expect(byCode(codes).map(({ code }) => code)).toEqual(['1', '86', '852']);
});
