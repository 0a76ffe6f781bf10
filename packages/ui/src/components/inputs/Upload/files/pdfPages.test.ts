import { expect, test } from 'vitest';
import type { ByteSource } from '../formats/byteSource.ts';
import { pdfOf } from '../formats/specimens.ts';
import { pdfPages } from './pdfPages.ts';

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const pagesOf = (content: string) => {
  const bytes = new TextEncoder().encode(content);
  const source: ByteSource = { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
  return pdfPages(source);
};

test.each([
  ['one page', text(pdfOf(1)), 1],
  ['212 pages', text(pdfOf(212)), 212],
  [
    'a linearized file',
    '%PDF-1.4\n1 0 obj\n<< /Linearized 1 /L 9000 /H [ 5 6 ] /O 7 /E 80 /N 14 /T 90 >>\nendobj',
    14,
  ],
  [
    'a tree with branches: its root counts',
    '%PDF-1.4\n1 0 obj << /Type /Pages /Count 9 /Kids [2 0 R] >> endobj\n2 0 obj << /Type /Pages /Parent 1 0 R /Count 4 >> endobj',
    9,
  ],
  [
    'a file that was edited: its last root counts',
    `${text(pdfOf(3))}2 0 obj << /Type /Pages /Kids [] /Count 2 >> endobj`,
    2,
  ],
  ['a root before a megabyte of pictures', `${text(pdfOf(5))}${'x'.repeat(2_000_000)}`, 5],
  ['a root after them', `%PDF-1.4\n${'x'.repeat(2_000_000)}${text(pdfOf(6))}`, 6],
  [
    'a packed tree: not cheap',
    '%PDF-1.7\n5 0 obj << /Type /ObjStm /N 7 >> stream\nx\nendstream endobj',
    null,
  ],
  ['no tree', '%PDF-1.7', null],
])('%s', async (_, content, pages) => {
  expect(await pagesOf(content)).toBe(pages);
});

test('a page tree without an end is read in linear time', async () => {
  expect(await pagesOf(`%PDF-1.4 ${'/Type /Pages '.repeat(20_000)}`)).toBeNull();
});
