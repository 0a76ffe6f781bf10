import type { DemurrageTariffRow } from '@fairway/gateway/contract/demurrageTariff';
import { samplePort } from '@fairway/gateway/mock';

/** A combined tariff of Maersk in Rotterdam. */
const combined: DemurrageTariffRow = {
  key: 'MAEU NLRTM import 40DRY combined 2026-01-01',
  carrier: { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' },
  port: samplePort('NLRTM'),
  direction: 'import',
  box: '40DRY',
  charge: 'combined',
  freeDays: 7,
  count: 'calendar',
  currency: 'EUR',
  bands: [
    { fromDay: 8, toDay: 12, rate: 60_00 },
    { fromDay: 13, toDay: 17, rate: 90_00 },
    { fromDay: 18, toDay: null, rate: 150_50 },
  ],
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  source: {
    name: 'Demurrage and detention Netherlands',
    link: 'https://www.maersk.com/local-information',
    day: '2025-12-01',
  },
  sample: false,
  file: { id: '019a0000-0000-7000-8000-000000000602', name: 'demurrage-2026.csv' },
};

export const demurrageTariffRows: readonly DemurrageTariffRow[] = [
  combined,
  {
    ...combined,
    key: 'COSU USLAX import 40RF demurrage 2026-11-01',
    carrier: { code: 'COSU', nameZh: '中远海运集运', nameEn: 'COSCO SHIPPING Lines' },
    port: samplePort('USLAX'),
    ...{ box: '40RF', charge: 'demurrage', freeDays: 2, count: 'working', currency: 'USD', validTo: null },
    bands: [
      { fromDay: 3, toDay: 5, rate: 440_00 },
      { fromDay: 6, toDay: null, rate: 660_00 },
    ],
    source: {
      name: 'COSCO SHIPPING Lines (North America) 进口滞港费与滞箱费公告（2026 年第三次修订，自 11 月 1 日起执行）',
      link: '',
      day: '2026-10-12',
    },
    file: { id: '019a0000-0000-7000-8000-000000000603', name: '北美滞港滞箱费 2026-11 第二版-final.csv' },
  },
  {
    ...combined,
    key: 'MAEU NLRTM import 20DRY storage 2026-01-01',
    ...{ box: '20DRY', charge: 'storage', freeDays: 5, sample: true, validTo: null, file: null },
    bands: [{ fromDay: 6, toDay: null, rate: 35_00 }],
    source: { name: 'Fairway sample', link: '', day: '2026-01-01' },
  },
];
