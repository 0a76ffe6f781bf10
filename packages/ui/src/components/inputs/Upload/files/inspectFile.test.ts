import { expect, test } from 'vitest';
import { compoundOf, officeOf, pdfOf, zipOf } from '../formats/specimens.ts';
import { factsOf } from './facts.ts';
import { type FileLimits, inspectFile } from './inspectFile.ts';

const limits: FileLimits = { accept: ['pdf', 'office'], maxBytes: undefined, shrink: true };
const file = (bytes: Uint8Array<ArrayBuffer>, name = 'file', size = bytes.length) => {
  const made = new File([bytes], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const problemOf = (made: File, more: Partial<FileLimits> = {}) =>
  inspectFile(made, { ...limits, ...more }).then(
    () => 'fine',
    (error) => error.problem.kind,
  );
const mebibyte = 1024 * 1024;
const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

test.each([
  ['a PDF by another name', file(pdfOf(1), 'scan.docx'), {}, 'fine'],
  ['an archive named as a workbook', file(zipOf({ a: '1' }), 'prices.xlsx'), {}, 'type'],
  ['the same where archives are accepted', file(zipOf({ a: '1' })), { accept: ['zip'] }, 'fine'],
  ['a workbook with macros', file(officeOf('xl', { 'xl/vbaProject.bin': '' })), {}, 'macro'],
  [
    'macros where any file is accepted',
    file(compoundOf(['WordDocument', 'Macros'])),
    { accept: 'any' },
    'macro',
  ],
  ['an empty file', file(new Uint8Array(0)), { accept: 'any' }, 'empty'],
  ['a picture where none is accepted', file(jpeg), {}, 'type'],
  ['an unknown format where any is accepted', file(Uint8Array.of(0, 1, 2)), { accept: 'any' }, 'fine'],
  ['a document over 20 MiB', file(pdfOf(1), 'a', 20 * mebibyte + 1), {}, 'size'],
  ['a document over the limit of its kind', file(pdfOf(1)), { maxBytes: { pdf: 100 } }, 'size'],
  ['another kind under its own limit', file(officeOf('word')), { maxBytes: { pdf: 100 } }, 'fine'],
  ['a photo that will be made to fit', file(jpeg, 'a', 30 * mebibyte), { accept: ['picture'] }, 'fine'],
  [
    'a photo over its limit without shrinking',
    file(jpeg, 'a', 30 * mebibyte),
    { accept: ['picture'], shrink: false },
    'size',
  ],
  ['a HEIC photo', file(heic), { accept: ['picture'], shrink: false }, 'fine'],
] satisfies [string, File, Partial<FileLimits>, string][])('%s: %s', async (_, made, more, verdict) => {
  expect(await problemOf(made, more)).toBe(verdict);
});

test('names the limit of the kind that is too large', async () => {
  const error = await inspectFile(file(pdfOf(1)), { ...limits, maxBytes: { pdf: 100 } }).catch((e) => e);
  expect(error.problem).toEqual({ kind: 'size', bytes: 100 });
});

test('remembers format and pages for the row', async () => {
  const made = file(pdfOf(3));
  await inspectFile(made, limits);
  expect(factsOf(made)).toMatchObject({ pages: 3, format: { name: 'pdf', extension: 'pdf' } });
  expect(factsOf(file(pdfOf(3)))).toBeNull();
});

test('distinguishes large files by length, start and end', async () => {
  const large = (fill: number, last: number) => {
    const bytes = new Uint8Array(33 * mebibyte).fill(fill);
    bytes[bytes.length - 1] = last;
    return inspectFile(new File([bytes], 'a.bin'), { ...limits, accept: 'any' });
  };
  expect(await large(1, 1)).toBe(await large(1, 1));
  expect(await large(1, 2)).not.toBe(await large(1, 1));
});

test('cannot read a file that was deleted', async () => {
  const removed = file(pdfOf(1));
  removed.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await problemOf(removed)).toBe('unreadable');
});
