import { maxPictureBytes } from '@fairway/gateway/contract/upload';
import type { Metadata, Sharp } from 'sharp';
import { refusePicture } from '../../http/refuse.ts';
import { createSlots } from '../slots.ts';
import { sniff } from './sniff.ts';

/** A picture in its stored form: redrawn from its pixels, so nothing else of the file is left. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

/** Pixels of the largest picture that is decoded: 8192 × 6144, that of a 48-megapixel phone. */
export const maxPixels = 8192 * 6144;
/** Interlaced and progressive pictures are decoded in memory as a whole, others row by row. */
export const maxPixelsHeldWhole = maxPixels / 2;
/** The longest side after scaling: small print on an A4 page stays readable. */
const maxSide = 4096;

// Decoding is what costs memory and a core: two at once, and a bounded queue behind them.
const slots = createSlots(2, 200);

/**
 * Checks a picture by its bytes and redraws it: upright by its EXIF, in sRGB, at most 4096 pixels a side, without any
 * metadata. Refuses with `pictureTypeRefused` bytes that are not a complete JPEG or PNG, and with `pictureTooLarge`
 * those with too many bytes or, by their header, too many pixels (TRUST 31, 32).
 */
export async function redraw(file: Blob): Promise<Picture> {
  if (file.size > maxPictureBytes) refusePicture('pictureTooLarge');
  return slots.run(async () => draw(Buffer.from(await file.arrayBuffer())));
}

async function draw(bytes: Buffer): Promise<Picture> {
  const type = sniff(bytes);
  if (!type) refusePicture('pictureTypeRefused');
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 });
  const header = await open()
    .metadata()
    .catch(() => refusePicture('pictureTypeRefused'));
  if (isTooLarge(header)) refusePicture('pictureTooLarge');
  const upright = open()
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 20 });
  if (type === 'image/png') {
    const picture = await encode(upright.clone().png({ compressionLevel: 6 }), type);
    if (picture.bytes.length <= maxPictureBytes) return picture;
  }
  return encode(upright.flatten({ background: '#fff' }).jpeg({ quality: 85 }), 'image/jpeg');
}

async function encode(pipeline: Sharp, mediaType: Picture['mediaType']): Promise<Picture> {
  const { data, info } = await pipeline
    .toBuffer({ resolveWithObject: true })
    // A file that cannot be decoded to its end is no picture: truncated, or another format behind a borrowed header.
    .catch(() => refusePicture('pictureTypeRefused'));
  return { bytes: data, mediaType, width: info.width, height: info.height };
}

function isTooLarge({ width, height, isProgressive }: Metadata): boolean {
  return width * height > (isProgressive ? maxPixelsHeldWhole : maxPixels);
}

type SharpModule = typeof import('sharp')['default'];
let loaded: Promise<SharpModule> | undefined;

/** Loaded with the first picture: an idle server does without its 23 MB. */
function loadSharp(): Promise<SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Of the many formats that libvips reads, only these two; nothing is cached between pictures.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
