import { expect, it } from 'vitest';
import { csvEncodingOf } from './csvEncoding.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each<[string, Uint8Array, ReturnType<typeof csvEncodingOf>]>([
  ['a table', bytes('port,grade,day\r\n'), 'bytes'],
  ['a table with a mark', bytes('\uFEFF姓名\t部门'), 'bytes'],
  ['a table in GB 18030', Uint8Array.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c]), 'bytes'],
  ['nothing', new Uint8Array(), 'bytes'],
  ['Unicode text of a spreadsheet', Uint8Array.from([0xff, 0xfe, 0x70, 0x00]), 'utf-16le'],
  ['the same the other way round', Uint8Array.from([0xfe, 0xff, 0x00, 0x70]), 'utf-16be'],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]), null],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), null],
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), null],
  ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]), null],
  ['a PDF', bytes('%PDF-1.7\n'), null],
  ['a web page', bytes('\uFEFF\n <!doctype html>'), null],
])('%s is known by its first bytes', (_, start, encoding) => {
  expect(csvEncodingOf(start)).toBe(encoding);
});
