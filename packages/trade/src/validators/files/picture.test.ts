import { expect, test } from 'vitest';
import { picture, pictureKind, pictureSize } from './picture.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

test.each([
  ['a JPG', jpeg, null],
  ['a PNG', png, null],
  ['a JPG from a camera', [0xff, 0xd8, 0xff, 0xe1, 0, 0, 0x45, 0x78], null],
  ['a GIF', ascii('GIF89a..'), 'picture'],
  ['a WebP', ascii('RIFF....WEBP'), 'picture'],
  ['an SVG', ascii('<svg xmlns'), 'picture'],
  ['a page called scan.jpg', ascii('<!doctype html>'), 'picture'],
  ['a program called photo.png', ascii('MZ......'), 'picture'],
  ['a PNG cut off after three bytes', png.slice(0, 3), 'picture'],
  ['a PNG whose line ends a mail program changed', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0], 'picture'],
  ['an empty file', [], 'picture'],
])('%s: %s', (_, bytes, broken) => {
  expect(picture({ size: bytes.length, bytes: Uint8Array.from(bytes) })).toBe(broken);
});

test('10M is the most, to the byte', () => {
  expect(picture({ size: pictureSize, bytes: jpeg })).toBeNull();
  expect(picture({ size: pictureSize + 1, bytes: jpeg })).toBe('pictureSize');
});

test('a file that is no picture gets that error, however large', () => {
  expect(picture({ size: pictureSize + 1, bytes: ascii('PK..') })).toBe('picture');
});

test('a kind is recognised by the first bytes alone', () => {
  expect([pictureKind(jpeg), pictureKind(png), pictureKind([])]).toEqual(['jpeg', 'png', null]);
});
