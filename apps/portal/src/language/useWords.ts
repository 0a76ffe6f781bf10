import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from './format.ts';
import { languageAtom } from './language.ts';

/** What a screen needs to speak: `t` for words, `format` for dates and amounts, `nameOf` for values in both languages. */
export function useWords() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const format = useMemo(() => formats(language), [language]);
  /** The field of a bilingual value that the reader reads: `nameZh` or `nameEn`. */
  const nameOf = useCallback(
    (value: { nameZh: string; nameEn: string }) => (language === 'zh' ? value.nameZh : value.nameEn),
    [language],
  );
  return { t, language, format, nameOf };
}
