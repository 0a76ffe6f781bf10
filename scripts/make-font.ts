/** Cuts Archivo down to the letters, weights and widths that our brands use. Run by hand: `npm run make -- scripts/make-font.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
);
const axes = {
  wdth: { min: 86, max: 108, default: 100 },
  wght: { min: 400, max: 800, default: 400 },
};
const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The characters of nearly every page. */
const plain = `${letters(0x20, 0x7e)}\u00a0¥©°±²³·×–−€‘’“”…`;
/** The rest of Latin-1, for names of places and people: fetched by pages that have one. */
const accented = [...letters(0xa1, 0xff)].filter((letter) => !plain.includes(letter)).join('');

for (const [name, text] of Object.entries({ archivo: plain, 'archivo-accented': accented })) {
  const cut = await subsetFont(await readFile(source), text, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const font = await convert(withAverageWidth(cut), 'woff2');
  const target = join(root, `packages/ui/src/theme/brands/${name}.woff2`);
  await writeFile(target, font);
  console.log(`${target}: ${font.length} bytes`);
}

/**
 * Preserves the average width of Archivo's Latin-1, by which browsers size text fields; a subset has the average of its
 * remaining letters, and the width of fields would depend on the letters of a brand. (OpenType, table OS/2,
 * xAvgCharWidth.)
 */
function withAverageWidth(font: Uint8Array): Uint8Array {
  const average = 520;
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = view.getUint16(4);
  for (let at = 12; at < 12 + 16 * tables; at += 16) {
    if (String.fromCharCode(...font.subarray(at, at + 4)) === 'OS/2')
      view.setInt16(view.getUint32(at + 8) + 2, average);
  }
  return font;
}
