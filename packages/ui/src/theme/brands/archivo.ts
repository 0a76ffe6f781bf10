import { globalFontFace, globalStyle } from '@vanilla-extract/css';

/** Chinese faces of the systems people use. */
const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';

/** The characters of nearly every page, by `scripts/make-font.ts`; marks shared with Chinese are below. */
const plain = 'U+0020-007E, U+00A0, U+00A5, U+00A9, U+00B0-00B3, U+00B7, U+00D7, U+2013, U+2212, U+20AC';
/** The rest of Latin-1, which a page fetches when it has such a letter. */
const accented = 'U+00A1-00A4, U+00A6-00A8, U+00AA-00AF, U+00B4-00B6, U+00B8-00D6, U+00D8-00FF';

/**
 * Declares Archivo, variable in weight and width, under a brand's own family name, and returns the font stack. Latin
 * letters and digits only: Chinese uses the reader's system font, so it needs no download. Quotation marks, apostrophes
 * and dots share a code with Chinese, where they are as wide as a letter: Archivo draws them where the page is in
 * another language.
 */
export function archivo(family: string): string {
  const look = { fontDisplay: 'swap', fontWeight: '400 800', fontStretch: '86% 108%' } as const;
  const face = { src: 'url("./archivo.woff2?no-inline") format("woff2")', ...look };
  const rest = { src: 'url("./archivo-accented.woff2?no-inline") format("woff2")', ...look };
  const marks = `${family} Marks`;
  const shared = `--${marks.toLowerCase().replaceAll(' ', '-')}`;
  globalFontFace(family, [
    { ...face, unicodeRange: plain },
    { ...rest, unicodeRange: accented },
  ]);
  globalFontFace(marks, { ...face, unicodeRange: 'U+2018-2019, U+201C-201D, U+2026' });
  globalStyle(':root:not(:lang(zh))', { vars: { [shared]: `"${marks}",` } });
  return `"${family}", var(${shared},) ${chinese}`;
}
