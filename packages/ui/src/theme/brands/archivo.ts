import { globalFontFace } from '@vanilla-extract/css';

/**
 * Declares Archivo, variable in weight and width, under a brand's own family name.
 * Latin letters and digits only: Chinese comes from the reader's system, so it costs no download.
 */
export function archivo(family: string): void {
  globalFontFace(family, {
    src: 'url("./archivo.woff2?no-inline") format("woff2")',
    fontDisplay: 'swap',
    fontWeight: '400 800',
    fontStretch: '86% 108%',
    unicodeRange: 'U+0020-007E, U+00A0-00FF, U+2013, U+2212, U+20AC',
  });
}

/** Chinese faces of the systems people use. */
export const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';
