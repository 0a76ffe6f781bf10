import type { HsRow } from '@fairway/gateway/contract/hsCode';
import { useWords } from './words.ts';

/** The name of goods in the reader's language; in English where no Chinese name is known. */
export function useHsName(): (row: HsRow) => string {
  const { language } = useWords();
  return ({ nameZh, nameEn }) => (language === 'zh' ? (nameZh ?? nameEn) : nameEn);
}
