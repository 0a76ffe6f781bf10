import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';

const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

test.each([
  ['UTF-8', utf8('林')],
  ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, 0x97, 0x67]).buffer],
  ['GB 18030', Uint8Array.from([0xc1, 0xd6]).buffer],
])('reads %s', (_, bytes) => {
  expect(csvText(bytes)).toBe('林');
});

test.each(['<!doctype html><p>Log in</p>', '%PDF-1.7'])('refuses a file that is no table: %s', (content) => {
  expect(csvText(utf8(content))).toBeNull();
});
