import type { SubjectArgs } from '@fairway/site';
import type { RegulationData } from './loader.ts';

/** A law by its title and the day of its text. */
export function subject({ data, language }: SubjectArgs<RegulationData>): string {
  const { titleZh, titleEn, version } = data.detail.regulation;
  if (language === 'zh') return version ? `${titleZh}（${version}）` : titleZh;
  return version ? `${titleEn} (${version})` : titleEn;
}
