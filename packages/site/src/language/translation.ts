import type { Formats } from './format.ts';
import type { Language } from './languages.ts';
import type { Translate } from './words.ts';

/** The words and formats of a screen. */
export interface Translation<Words> {
  readonly t: Translate<Words>;
  readonly language: Language;
  readonly format: Formats;
  /** The field of a bilingual value that the reader reads: `nameZh` or `nameEn`. */
  readonly nameOf: (value: Bilingual) => string;
}

interface Bilingual {
  readonly nameZh: string;
  readonly nameEn: string;
}
