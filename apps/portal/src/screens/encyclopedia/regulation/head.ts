import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import { regulations } from '../regulations/address.ts';
import type { RegulationData } from './loader.ts';

/** A law by the day of its text, or a convention by its summary. */
export function head({ data, language }: HeadArgs<RegulationData>): ThingFacts {
  const { regulation: law, summaryZh, summaryEn } = data.detail;
  const zh = language === 'zh';
  const title = zh ? law.titleZh : law.titleEn;
  const full = zh
    ? `${title}全文，${law.version ?? ''} 的文本，共 ${law.articles} 条，可按条文引用和搜索。`
    : `${title}: full text of ${law.version ?? ''} in Chinese, ${law.articles} articles, each with an address, searched inside.`;
  return {
    description: (zh ? summaryZh : summaryEn) ?? full,
    under: regulations.addressOf(),
    ...(law.articles > 0 && {
      data: [
        {
          '@type': 'Legislation',
          name: law.titleZh,
          alternateName: law.titleEn,
          inLanguage: 'zh',
          ...(law.version ? { legislationDateVersion: law.version } : {}),
        },
      ],
    }),
  };
}
