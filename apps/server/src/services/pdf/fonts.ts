import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Noto Sans in simplified Chinese and Latin, SIL Open Font License; documents embed the glyphs that they use. */
const folder = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts');

export const fonts = {
  regular: readFileSync(join(folder, 'NotoSansHans-Regular.otf')),
  bold: readFileSync(join(folder, 'NotoSansHans-Bold.otf')),
} as const;
