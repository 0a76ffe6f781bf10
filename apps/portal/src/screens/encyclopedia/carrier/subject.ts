import type { SubjectArgs } from '@fairway/site';
import type { CarrierData } from './loader.ts';

/** A carrier by its names and its code. */
export function subject({ data, language }: SubjectArgs<CarrierData>): string {
  const { code, nameZh, nameEn } = data.detail.carrier;
  return language === 'zh' ? `${nameZh}（${nameEn}，${code}）` : `${nameEn} (${code})`;
}
