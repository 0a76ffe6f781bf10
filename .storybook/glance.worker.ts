import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { diff } from '@blazediff/core';
import sharp from 'sharp';
import type { Glance } from './glance.ts';

async function readFirst(files: readonly string[]): Promise<Buffer | null> {
  for (const file of files) {
    const picture = await readFile(file).catch(() => null);
    if (picture) return picture;
  }
  return null;
}

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

async function isSame({ png, files, threshold }: Glance): Promise<boolean> {
  const picture = await readFirst(files);
  if (!picture) return false;
  const [one, other] = [await pixels(Buffer.from(png, 'base64')), await pixels(picture)];
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return false;
  return diff(one.data, other.data, undefined, width, height, { threshold }) === 0;
}

parentPort?.on('message', async (glance: Glance) => {
  parentPort?.postMessage({ id: glance.id, same: await isSame(glance).catch(() => false) });
});
