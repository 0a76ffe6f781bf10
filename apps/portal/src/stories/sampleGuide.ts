import type { Language } from '@fairway/gateway';
import type { DataOf } from '@fairway/gateway/contract/call';
import type { GuideGroup, wikipedia } from '@fairway/gateway/contract/wikipedia';

const shanghai = { code: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai' };

/** The contents of the encyclopedia, on its first page. */
export const sampleOverview: DataOf<typeof wikipedia.selectOverview> = {
  counts: { ports: 215, carriers: 37, ships: 12_577, regulations: 51, articles: 1893, hsCodes: 6994 },
  ports: [
    { ...shanghai, sailings: 312 },
    { code: 'CNNGB', nameZh: '宁波', nameEn: 'Ningbo', sailings: 208 },
    { code: 'NLRTM', nameZh: '鹿特丹', nameEn: 'Rotterdam', sailings: 64 },
  ],
  carriers: [
    { code: 'COSU', nameZh: '中远海运集运', nameEn: 'COSCO SHIPPING Lines', sailings: 58 },
    { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk', sailings: 42 },
  ],
  ships: [
    { imo: '9778791', name: 'MADRID MAERSK' },
    { imo: '9893890', name: 'EVER ACE' },
  ],
  regulations: [
    { slug: 'maritime-code', titleZh: '海商法', titleEn: 'Maritime Code of the PRC' },
    { slug: 'tariff-law', titleZh: '关税法', titleEn: 'Tariff Law of the PRC' },
  ],
  sample: true,
};

/** Returns the results of a keyword search; vessels require login. */
export function sampleGroups(language: Language): GuideGroup[] {
  const zh = language === 'zh';
  return [
    {
      kind: 'port',
      access: 'open',
      total: 1,
      rows: [
        {
          key: 'CNSHA',
          anchor: null,
          name: zh ? '上海' : 'Shanghai',
          note: zh ? 'CNSHA · Shanghai · 中国' : 'CNSHA · 上海 · China',
        },
      ],
    },
    { kind: 'ship', access: 'login', total: 0, rows: [] },
    {
      kind: 'article',
      access: 'open',
      total: 24,
      rows: [
        {
          key: 'port-law',
          anchor: 'article-1',
          name: zh ? '港口法 第一条' : 'Port Law of the PRC 第一条',
          note: '…上海港的建设和经营…',
        },
      ],
    },
  ];
}
