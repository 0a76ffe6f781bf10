import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import { hsCodes } from '../hsCode/address.ts';
import type { HsCodeDetailData } from './loader.ts';

/** A code by its number and its goods. */
export function head({ data, language }: HeadArgs<HsCodeDetailData>): ThingFacts {
  const { code, nameZh, nameEn, headingZh } = data.detail.item;
  const zh = language === 'zh';
  const name = zh ? (nameZh ?? headingZh ?? nameEn) : nameEn;
  return {
    title: zh ? `HS 编码 ${code} ${name}` : `HS code ${code}: ${name}`,
    description: zh
      ? `HS 编码 ${code}（${name}）：所在的类、章与品目，下级编码，税率、退税率、申报要素与监管条件。`
      : `HS code ${code}, ${name}: its section, chapter and heading, what is below it, rates, rebate and declaration elements.`,
    under: hsCodes.addressOf(),
  };
}
