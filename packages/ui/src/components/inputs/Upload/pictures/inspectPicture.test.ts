import { expect, test } from 'vitest';
import { inspectPicture } from './inspectPicture.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0];
/** Creates a file of the given size and first bytes, without allocating all of them. */
const file = (start: readonly number[], size = start.length, name = 'photo.jpg') => {
  const made = new File([Uint8Array.from(start)], name, { type: 'image/jpeg' });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const limits = { maxBytes: 1000, shrink: true };
const kindOf = (made: File, more = {}) =>
  inspectPicture(made, { ...limits, ...more }).then(
    () => 'fine',
    (error) => error.problem.kind,
  );

test.each([
  ['a JPG by another name', file(jpeg, 10, 'scan.pdf'), 'fine'],
  ['a page named as a picture', file(ascii('<html>'), 10, 'photo.png'), 'type'],
  ['an empty file', file([]), 'type'],
  ['a photo that can be made to fit', file(jpeg, 8000), 'fine'],
  ['a file too large even for that', file(jpeg, 8001), 'size'],
  ['a large file that is no picture', file(ascii('PK..'), 9000), 'type'],
])('%s: %s', async (_, made, verdict) => {
  expect(await kindOf(made)).toBe(verdict);
});

test('TRUST 32: without compression the limit holds to the byte', async () => {
  expect(await kindOf(file(jpeg, 1000), { shrink: false })).toBe('fine');
  expect(await kindOf(file(jpeg, 1001), { shrink: false })).toBe('size');
});

test('applies a rule of the site to the size that will be sent', async () => {
  const check = ({ size }: { size: number }) => (size > 999 ? ('size' as const) : null);
  expect(await kindOf(file(jpeg, 999), { check })).toBe('fine');
  expect(await kindOf(file(jpeg, 5000), { check })).toBe('size');
});

test('cannot read a file that was deleted after it was chosen', async () => {
  const removedFile = file(jpeg);
  removedFile.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await kindOf(removedFile)).toBe('unreadable');
});

test('equal bytes have equal digests, whatever their names', async () => {
  const [one, other] = [file(jpeg, 10, 'a.jpg'), file(jpeg, 10, 'b.jpg')];
  expect(await inspectPicture(one, limits)).toBe(await inspectPicture(other, limits));
  expect(await inspectPicture(file([...jpeg, 1]), limits)).not.toBe(await inspectPicture(one, limits));
});
