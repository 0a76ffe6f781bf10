/** Cuts Archivo down to the letters, weights and widths that the Fairway brand uses. Run by hand: `npm run make -- scripts/make-font.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
);
const letters = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
const accented = Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)).join(
  '',
);

const font = await subsetFont(await readFile(source), `${letters}${accented}–−€‘’“”…`, {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 86, max: 108, default: 100 }, wght: { min: 400, max: 800, default: 400 } },
});
const target = join(root, 'packages/ui/src/theme/brands/archivo.woff2');
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
