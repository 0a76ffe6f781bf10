import type { PortTariffs, PublishedTerms } from '@fairway/gateway/contract/demurrageTariff';
import { samplePort } from '@fairway/gateway/mock';

const published: Omit<PublishedTerms, 'charge' | 'freeDays' | 'count' | 'bands'> = {
  currency: 'EUR',
  validFrom: '2026-01-01',
  validTo: null,
  sample: false,
  source: { name: 'Import tariff Netherlands', link: 'https://example.com/tariff', day: '2025-12-01' },
};

/** Two carriers in Rotterdam: Cosco has two clocks, Maersk one and storage of the terminal. For stories and tests. */
export const sampleDemurrageTariffs: PortTariffs = {
  port: samplePort('NLRTM'),
  day: '2026-11-02',
  calendar: {
    ...{ countryCode: 'NL', from: '2025-01-01', to: '2027-12-31', weekend: [0, 6], worked: [] },
    holidays: [{ day: '2026-12-25', nameZh: '圣诞节', nameEn: 'Christmas Day' }],
    sourceZh: '荷兰一般期限法第 3 条',
    sourceEn: 'Dutch General Extension of Time Limits Act, article 3',
  },
  carriers: [
    {
      carrier: { code: 'COSU', nameZh: '中远海运集运', nameEn: 'COSCO SHIPPING Lines' },
      terms: [
        {
          ...published,
          ...{ charge: 'demurrage', freeDays: 6, count: 'calendar', sample: true },
          bands: [{ fromDay: 7, toDay: null, rate: 40_00 }],
        },
        {
          ...published,
          ...{ charge: 'detention', freeDays: 5, count: 'working', sample: true },
          bands: [{ fromDay: 6, toDay: null, rate: 30_00 }],
        },
      ],
    },
    {
      carrier: { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' },
      terms: [
        {
          ...published,
          ...{ charge: 'combined', freeDays: 7, count: 'calendar' },
          bands: [
            { fromDay: 8, toDay: 12, rate: 60_00 },
            { fromDay: 13, toDay: null, rate: 90_00 },
          ],
        },
        {
          ...published,
          ...{ charge: 'storage', freeDays: 5, count: 'calendar' },
          bands: [{ fromDay: 6, toDay: null, rate: 25_00 }],
        },
      ],
    },
  ],
  gaps: [
    {
      carrier: { code: 'HLCU', nameZh: '赫伯罗特', nameEn: 'Hapag-Lloyd' },
      ...{ charge: 'combined', endedOn: '2026-10-31', beginsOn: '2027-01-01' },
    },
  ],
};
