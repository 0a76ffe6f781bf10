import type { HsRow } from '@fairway/gateway/contract/hsCode';
import { useWords } from '../../../language/words.ts';
import { sectionNumber } from '../hsCode/sectionNumber.ts';
import { spaced } from '../hsCode/spaced.ts';
import type { words } from './words.zh.ts';

/** The name of goods in the reader's language; in English where no Chinese name is known. */
export function useHsName(): (row: HsRow) => string {
  const { language } = useWords<typeof words>();
  return ({ nameZh, nameEn }) => (language === 'zh' ? (nameZh ?? nameEn) : nameEn);
}

/** Returns a function that formats a code, such as 8418.1020.00; a section is shown by its number in the reader's language. */
export function useHsLabel(): (row: HsRow) => string {
  const { t, language } = useWords<typeof words>();
  return ({ code, level }) =>
    level === 'section' ? t('hsDetail.section', { code: sectionNumber(code, language) }) : spaced(code);
}
