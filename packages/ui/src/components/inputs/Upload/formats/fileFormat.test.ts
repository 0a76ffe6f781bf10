import { describe, expect, test } from 'vitest';
import type { ByteSource } from './byteSource.ts';
import { fileFormat } from './fileFormat.ts';
import { compoundOf, officeOf, pdfOf, zipOf } from './specimens.ts';

/** A file with these bytes that counts the bytes read. */
function sourceOf(bytes: Uint8Array): ByteSource & { readonly total: () => number } {
  let total = 0;
  return {
    size: bytes.length,
    total: () => total,
    async read(start, end) {
      const part = bytes.subarray(Math.max(0, start), end);
      total += part.length;
      return part;
    },
  };
}
const text = (content: string) => new TextEncoder().encode(content);
const bytes = (...values: number[]) => Uint8Array.from(values);
const formatOf = (content: Uint8Array) => fileFormat(sourceOf(content));
const box = (brand: string) => text(`\0\0\0\x18ftyp${brand}`);
const openDocument = (type: string) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${type}`, 'content.xml': '<x/>' });

test.each([
  ['a JPG', bytes(0xff, 0xd8, 0xff, 0xe0), 'jpeg', 'picture'],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'png', 'picture'],
  ['a photo of an iPhone', box('heic'), 'heic', 'picture'],
  ['a film', box('isom'), 'other', 'other'],
  ['a PDF', pdfOf(1), 'pdf', 'pdf'],
  ['a Word document', officeOf('word'), 'docx', 'office'],
  ['an Excel workbook', officeOf('xl'), 'xlsx', 'office'],
  ['a presentation', officeOf('ppt'), 'pptx', 'office'],
  ['an OpenDocument text', openDocument('text'), 'odt', 'office'],
  ['an OpenDocument table', openDocument('spreadsheet'), 'ods', 'office'],
  ['an older Word document', compoundOf(['1Table', 'WordDocument']), 'doc', 'office'],
  ['an older workbook', compoundOf(['\x05SummaryInformation', 'Workbook']), 'xls', 'office'],
  ['a workbook of 1995', compoundOf(['Book']), 'xls', 'office'],
  ['an older presentation', compoundOf(['a', 'b', 'c', 'd', 'PowerPoint Document']), 'ppt', 'office'],
  ['an installer in the same container', compoundOf(['!Property']), 'other', 'other'],
  ['an archive', zipOf({ 'a/packing list.csv': '1' }), 'zip', 'zip'],
  ['an empty archive', zipOf({}), 'zip', 'zip'],
  ['an archive with a comment', zipOf({ a: '1' }, 'from the agent'), 'zip', 'zip'],
  ['a Java program', zipOf({ 'META-INF/MANIFEST.MF': '1' }), 'other', 'other'],
  ['an Android program', zipOf({ 'AndroidManifest.xml': '1' }), 'other', 'other'],
  ['an archive that is cut off', officeOf('word').subarray(0, 60), 'other', 'other'],
  ['only the letters PK', text('PK\x03\x04 and nothing more'), 'other', 'other'],
  ['a table', text('port,week\nCNSHA,2026-W48\n'), 'csv', 'csv'],
  ['a table of one column', text('CSLU6001234\r\nTGHU7654321'), 'csv', 'csv'],
  ['a Chinese table of Excel in GB 18030', bytes(0xb8, 0xdb, 0xbf, 0xda, 0x2c, 0x31, 0x0a), 'csv', 'csv'],
  ['a table in UTF-16', bytes(0xff, 0xfe, 0x61, 0, 0x2c, 0, 0x62, 0), 'csv', 'csv'],
  ['UTF-16 without its mark', bytes(0x61, 0, 0x2c, 0, 0x62, 0), 'other', 'other'],
  ['a web page', text('  <!doctype html><script>'), 'other', 'other'],
  ['a web page behind a byte order mark', text('\ufeff<svg onload=alert(1)>'), 'other', 'other'],
  ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'other', 'other'],
  ['a script', text('#!/bin/sh\nrm -rf ~'), 'other', 'other'],
  ['a Windows script', text('@echo off\ndel *'), 'other', 'other'],
  ['rich text', text('{\\rtf1\\ansi'), 'other', 'other'],
  ['a program', text('MZ\x90\0\x03'), 'other', 'other'],
  ['an empty file', bytes(), 'other', 'other'],
] as const)('%s is %s', async (_, content, name, kind) => {
  expect(await formatOf(content)).toMatchObject({ name, kind, macros: false, locked: false });
});

describe('macros and passwords', () => {
  test.each([
    ['a Word document', officeOf('word', { 'word/vbaProject.bin': '1' })],
    ['a workbook', officeOf('xl', { 'xl/vbaProject.bin': '1' })],
    ['an older workbook', compoundOf(['Workbook', '_VBA_PROJECT_CUR'])],
    ['an older document', compoundOf(['WordDocument', 'Macros'])],
  ])('%s with macros says so', async (_, content) => {
    expect(await formatOf(content)).toMatchObject({ kind: 'office', macros: true });
  });

  test('a document behind a password is locked', async () => {
    const content = compoundOf(['EncryptedPackage', 'EncryptionInfo']);
    expect(await formatOf(content)).toMatchObject({ kind: 'office', locked: true });
  });
});

describe('hostile files', () => {
  test('reads at most 512 KiB of a large archive', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 8000 }, (_, at) => [`${'x'.repeat(60)}${at}`, 'content']),
    );
    const source = sourceOf(zipOf(entries));
    expect((await fileFormat(source)).name).toBe('zip');
    expect(source.size).toBeGreaterThan(1_500_000);
    expect(source.total()).toBeLessThanOrEqual(512 * 1024);
  });

  test('a directory that leads back to itself ends', async () => {
    const content = compoundOf(['a']);
    new DataView(content.buffer).setUint32(512 + 4, 1, true);
    const source = sourceOf(content);
    expect((await fileFormat(source)).kind).toBe('other');
    expect(source.total()).toBeLessThanOrEqual(64 * 1024 + 64 * 512);
  });

  test('a list that the end record places outside the file is not read', async () => {
    const content = zipOf({ a: '1' });
    new DataView(content.buffer).setUint32(content.length - 22 + 16, 0x7fff_ffff, true);
    expect((await formatOf(content)).kind).toBe('other');
  });

  test('any cut of any specimen has a format', async () => {
    for (const content of [officeOf('xl'), compoundOf(['Workbook']), pdfOf(2), openDocument('text')])
      for (let length = 0; length <= content.length; length += 7)
        await expect(formatOf(content.subarray(0, length))).resolves.toHaveProperty('kind');
  });
});
