import type { ThingArgs } from '@fairway/site';
import type { CarrierData } from './loader.ts';

/** A carrier by its names and its code. */
export function thing({ data, language }: ThingArgs<CarrierData>): string {
  const { code, nameZh, nameEn } = data.detail.carrier;
  return language === 'zh' ? `${nameZh}（${nameEn}，${code}）` : `${nameEn} (${code})`;
}
