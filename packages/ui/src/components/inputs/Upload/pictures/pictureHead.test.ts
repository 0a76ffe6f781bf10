import { expect, test } from 'vitest';
import { pictureHead } from './pictureHead.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A chunk with the size 1600 × 1200. */
const ihdr = [0, 0, 0, 13, ...ascii('IHDR'), 0, 0, 0x06, 0x40, 0, 0, 0x04, 0xb0];
const exif = [0xff, 0xe1, 0, 8, ...ascii('Exif'), 0, 0];
/** A frame header with the size 4032 × 3024. */
const frame = [0xff, 0xc0, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, 3];
const tables = [0xff, 0xc4, 0, 4, 0, 0];

test.each([
  ['a PNG', [...png, ...ihdr], { kind: 'png', width: 1600, height: 1200 }],
  ['a JPG', [0xff, 0xd8, ...exif, ...frame], { kind: 'jpeg', width: 4032, height: 3024 }],
  ['tables before the frame', [0xff, 0xd8, ...tables, ...frame], { kind: 'jpeg', width: 4032, height: 3024 }],
  ['fill bytes', [0xff, 0xd8, 0xff, ...exif, ...frame], { kind: 'jpeg', width: 4032, height: 3024 }],
  ['a JPG cut off before its size', [0xff, 0xd8, ...exif], { kind: 'jpeg', width: 0, height: 0 }],
  ['a JPG whose segments lead nowhere', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2, 3, 4, 5, 6], { width: 0 }],
  ['a PNG cut off after its signature', png, { kind: 'png', width: 0, height: 0 }],
])('%s', (_, bytes, expectedHead) => {
  expect(pictureHead(Uint8Array.from(bytes))).toMatchObject(expectedHead);
});

test.each([
  ['a GIF', ascii('GIF89a......')],
  ['a WebP', ascii('RIFF....WEBPVP8 ')],
  ['an SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a page called licence.jpg', ascii('<!doctype html>')],
  ['a program called photo.png', ascii('MZ..............')],
  ['a PNG whose line ends were changed', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0, 0]],
  ['nothing', []],
])('%s is no picture', (_, bytes) => {
  expect(pictureHead(Uint8Array.from(bytes))).toBeNull();
});
