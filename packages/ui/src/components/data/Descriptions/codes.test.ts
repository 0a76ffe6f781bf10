import { expect, test } from 'vitest';
import { cleanCode, formatContainer } from './codes.ts';

test.each([
  ['CSQU 305438 3', 'CSQU3054383'],
  ['csqu-305438-3', 'CSQU3054383'],
  ['ＣＳＱＵ３０５４３８３', 'CSQU3054383'],
  ['COSU\u00a0630 123\u200b4560\n', 'COSU6301234560'],
  ['EGLV–149600123456', 'EGLV149600123456'],
  ['', ''],
])('%j is copied as %s', (printed, copied) => {
  expect(cleanCode(printed)).toBe(copied);
});

test('formats a container number like the one on the box', () => {
  expect(formatContainer('csqu3054383')).toBe('CSQU 305438 3');
  expect(formatContainer('COSU6301234560')).toBe('COSU6301234560');
  expect(cleanCode(formatContainer('CSQU3054383'))).toBe('CSQU3054383');
});

test('returns an empty text for a value that is not text', () => {
  expect([cleanCode(null as never), formatContainer(undefined as never)]).toEqual(['', '']);
});
