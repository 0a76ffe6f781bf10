import { expect, test } from 'vitest';
import { PictureRefusal } from '../machine/problems.ts';
import { pictureHead } from './pictureHead.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** A JPG whose upper half is red; noise keeps it from compressing to nothing. */
async function photo(width: number, height: number, noise: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'red';
  context.fillRect(0, 0, width, height / 2);
  if (noise) {
    const pixels = context.getImageData(0, 0, width, height);
    let seed = 1;
    for (let at = 0; at < pixels.data.length; at += 4) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      pixels.data[at + 1] = seed % 256;
    }
    context.putImageData(pixels, 0, 0);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  return new Uint8Array(await blob.arrayBuffer());
}

/** EXIF with one entry: rotate a quarter clockwise for upright display (orientation 6). */
const turned = [
  ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
];

const fileOf = (parts: BlobPart[], name = 'IMG_2041.png') => new File(parts, name, { type: 'image/jpeg' });
const signal = new AbortController().signal;

async function headOf(file: File) {
  return pictureHead(new Uint8Array(await file.arrayBuffer()));
}

test('a photo is drawn upright according to its EXIF, fits, and contains no EXIF', async () => {
  const bytes = await photo(64, 32, false);
  const file = fileOf([bytes.slice(0, 2), Uint8Array.from(turned), bytes.slice(2)]);
  const small = await shrinkPicture(file, 100_000, signal);
  expect(await headOf(small)).toEqual({ kind: 'jpeg', width: 32, height: 64 });
  expect(small.name).toBe('IMG_2041.jpg');
  expect(await small.text()).not.toContain('Exif');
  // The top is at the right after a quarter turn clockwise.
  const bitmap = await createImageBitmap(small);
  const context = new OffscreenCanvas(32, 64).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const right = context?.getImageData(28, 32, 1, 1).data;
  const left = context?.getImageData(3, 32, 1, 1).data;
  expect(right?.[1]).toBeLessThan(60);
  expect(left?.[1]).toBeGreaterThan(200);
});

test('reduces quality before pixels', async () => {
  const bytes = await photo(600, 400, true);
  const most = Math.round(bytes.length / 2);
  const small = await shrinkPicture(fileOf([bytes]), most, signal);
  expect(small.size).toBeLessThanOrEqual(most);
  expect(await headOf(small)).toMatchObject({ width: 600, height: 400 });
});

test.each([
  ['what cannot be made to fit is refused for its size', [0], 100, 'size'],
  ['a picture cut off in its middle is refused as unreadable', [0, 20], 100_000, 'unreadable'],
])('%s', async (_, cut, most, kind) => {
  const bytes = await photo(300, 200, true);
  const file = fileOf([cut.length > 1 ? bytes.slice(...cut) : bytes]);
  await expect(shrinkPicture(file, most, signal)).rejects.toEqual(
    new PictureRefusal({ kind: kind as 'size' | 'unreadable' }),
  );
});

test('TRUST 32: a PNG of 20,000 pixels a side is refused by its head, before it is decoded', async () => {
  const bomb = Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 8, 2, 0, 0, 0],
  ]);
  await expect(shrinkPicture(fileOf([bomb]), 1_000, signal)).rejects.toEqual(
    new PictureRefusal({ kind: 'size' }),
  );
});

test('given up, it stops', async () => {
  const bytes = await photo(64, 32, false);
  await expect(shrinkPicture(fileOf([bytes]), 1, AbortSignal.abort())).rejects.toThrow();
});
