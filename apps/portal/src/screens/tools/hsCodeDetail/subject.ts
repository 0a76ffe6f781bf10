import type { SubjectArgs } from '@fairway/site';
import type { HsCodeDetailData } from './loader.ts';

/** A code by its number and its goods. */
export function subject({ data, language }: SubjectArgs<HsCodeDetailData>): string {
  const { code, nameZh, nameEn, headingZh } = data.detail.item;
  return `${code} ${language === 'zh' ? (nameZh ?? headingZh ?? nameEn) : nameEn}`;
}
