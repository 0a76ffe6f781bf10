import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, formats } from './format.ts';
import { type Language, languages } from './languages.ts';
import { namespaces } from './localization.ts';
import { useReaderZone } from './readerZone.tsx';
import type { Translation } from './translation.ts';
import { useLocalization } from './useLocalization.ts';
import type { SiteWords } from './words.ts';

/** Returns `t` for the texts of every page and those of the loaded folders; the type names them. */
export function useWordsOf<Words>(): Translation<Words> {
  const { t } = useTranslation(namespaces);
  const { language } = useLocalization();
  const zone = useReaderZone();
  return useMemo(
    () => ({
      t: (key: string, values) => t(key, { ...values }),
      language,
      format: formatsIn(language, zone),
      nameOf: (value) => value[languages[language].reads],
    }),
    [t, language, zone],
  );
}

const known = new Map<string, Formats>();

/** Formats of a language by the clock of a zone, made once. */
function formatsIn(language: Language, zone: string): Formats {
  const key = `${language} ${zone}`;
  const made = known.get(key) ?? formats(language, zone);
  known.set(key, made);
  return made;
}

/** Returns the texts of the site runtime. */
export const useSiteWords = () => useWordsOf<SiteWords>();
