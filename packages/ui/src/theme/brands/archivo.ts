import { globalFontFace, globalStyle } from '@vanilla-extract/css';

/** Chinese faces of the systems people use. */
const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';

/**
 * Declares Archivo, variable in weight and width, under a brand's own family name, and gives the faces to write with.
 * Latin letters and digits only: Chinese comes from the reader's system, so it costs no download. Quotation marks,
 * apostrophes and dots have one code for both, and are as wide as a letter of Chinese there: Archivo draws them
 * where the page is in another language.
 */
export function archivo(family: string): string {
  const face = {
    src: 'url("./archivo.woff2?no-inline") format("woff2")',
    fontDisplay: 'swap',
    fontWeight: '400 800',
    fontStretch: '86% 108%',
  } as const;
  const marks = `${family} Marks`;
  const shared = `--${marks.toLowerCase().replaceAll(' ', '-')}`;
  globalFontFace(family, { ...face, unicodeRange: 'U+0020-007E, U+00A0-00FF, U+2013, U+2212, U+20AC' });
  globalFontFace(marks, { ...face, unicodeRange: 'U+2018-2019, U+201C-201D, U+2026' });
  globalStyle(':root:not(:lang(zh))', { vars: { [shared]: `"${marks}",` } });
  return `"${family}", var(${shared},) ${chinese}`;
}
