import { isHeic } from '../formats/isHeic.ts';
import { PictureRefusal } from '../machine/problems.ts';
import { readHead } from './inspectPicture.ts';
import { mostPixels, type ShrinkStep, shrinkPlan } from './shrinkPlan.ts';

/**
 * Draws a photo upright, according to its EXIF, and small enough for `maxBytes`; a HEIC photo becomes a JPG, too.
 * Rejects with a `PictureRefusal` if the browser cannot, if the picture is truncated, and if it would not fit even
 * then.
 */
export async function shrinkPicture(file: File, maxBytes: number, signal: AbortSignal): Promise<File> {
  const { bytes, head } = await readHead(file);
  const heic = isHeic(bytes);
  const pixels = head ? head.width * head.height : 0;
  if (pixels > mostPixels || typeof createImageBitmap !== 'function')
    throw new PictureRefusal({ kind: heic ? 'heic' : 'size' });
  const bitmap = await decode(file, heic ? 'heic' : 'unreadable');
  try {
    // The size of a HEIC photo is known only after decoding.
    if (bitmap.width * bitmap.height > mostPixels) throw new PictureRefusal({ kind: 'size' });
    for (const step of shrinkPlan(bitmap.width, bitmap.height)) {
      signal.throwIfAborted();
      const blob = await draw(bitmap, step);
      if (blob && blob.size <= maxBytes)
        return new File([blob], jpegName(file.name), { type: blob.type, lastModified: file.lastModified });
    }
  } finally {
    bitmap.close();
  }
  throw new PictureRefusal({ kind: 'size' });
}

async function decode(file: File, problem: 'heic' | 'unreadable'): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureRefusal({ kind: problem });
  }
}

async function draw(bitmap: ImageBitmap, { width, height, quality }: ShrinkStep): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // JPG has no transparency: transparent pixels of a PNG become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  // Frees the memory at once; some browsers keep it until much later.
  canvas.width = 0;
  return blob;
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}
