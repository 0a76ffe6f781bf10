/** Stores the pictures that a run of stories has drawn as lossless WebP: `npm run pictures`, before committing. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
/** Whether the last row of a picture is white; below the screen nothing is drawn. */
async function endsWhite(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return data.subarray(-info.width * info.channels).every((value) => value === 255);
}

const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

let before = 0;
let after = 0;
let count = 0;
for await (const path of glob('{apps,packages}/*/src/**/__pixels__/*.png', { cwd: root })) {
  const file = join(root, path);
  const png = readFileSync(file);
  const webp = await new Transformer(png).webpLossless();
  if (!(await pixels(png)).equals(await pixels(webp))) throw new Error(`${path} lost pixels as WebP`);
  if (path.includes('dark') && (await endsWhite(png)))
    throw new Error(`${path} ends with a white area: the story was drawn before it had loaded`);
  writeFileSync(file.replace(/\.png$/, '.webp'), webp);
  rmSync(file);
  before += png.length;
  after += webp.length;
  count += 1;
}
const kB = (bytes: number) => `${Math.round(bytes / 1024)} kB`;
console.log(`${count} pictures: ${kB(before)} as PNG, ${kB(after)} as WebP`);
