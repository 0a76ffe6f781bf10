import { emissionMethodUrl } from '@fairway/trade';
import type { SailingDetail, Surcharge } from '../../contract/freight.ts';
import type { Money } from '../../contract/shapes.ts';
import { cny, sampleInstant, samplePort, sampleTime, sampleWeek, usd } from './basics.ts';
import { sampleSailing } from './sailings.ts';

const perBox = (small: Money, large: Money) => ({ '20GP': small, '40GP': large, '40HQ': large });

/** Codes and meanings are the trade's; amounts are invented. */
const surcharges: readonly Surcharge[] = [
  {
    code: 'THC',
    nameZh: '码头操作费',
    nameEn: 'Terminal handling charge (origin)',
    basis: 'CTN',
    side: 'origin',
    payable: 'prepaid',
    amounts: perBox(cny(550), cny(825)),
    percent: null,
  },
  {
    code: 'DOC',
    nameZh: '文件费',
    nameEn: 'Documentation fee',
    basis: 'BL',
    side: 'origin',
    payable: 'prepaid',
    amounts: perBox(cny(450), cny(450)),
    percent: null,
  },
  {
    code: 'BAF',
    nameZh: '燃油附加费',
    nameEn: 'Bunker adjustment factor',
    basis: 'CTN',
    side: 'freight',
    payable: 'prepaid',
    amounts: perBox(usd(180), usd(360)),
    percent: null,
  },
  {
    code: 'CAF',
    nameZh: '货币贬值附加费',
    nameEn: 'Currency adjustment factor',
    basis: 'PCT',
    side: 'freight',
    payable: 'prepaid',
    amounts: perBox(usd(89), usd(111.25)),
    percent: 5,
  },
  {
    code: 'DTHC',
    nameZh: '目的港码头操作费',
    nameEn: 'Destination THC',
    basis: 'CTN',
    side: 'destination',
    payable: 'collect',
    amounts: perBox(usd(210), usd(310)),
    percent: null,
  },
];

/** COSCO SHIPPING UNIVERSE from Shanghai to Los Angeles in full, its way split at the date line. */
export function sampleSailingDetail(overrides: Partial<SailingDetail> = {}): SailingDetail {
  return {
    sailing: sampleSailing(),
    cost: null,
    origin: samplePort('CNSHA'),
    destination: samplePort('USLAX'),
    week: sampleWeek,
    cutOffs: [
      { code: 'ECP', time: sampleTime(-2, 0) },
      { code: 'EFC', time: sampleTime(-1, 0) },
      { code: 'DCO', time: sampleTime(0, 1) },
      { code: 'VCO', time: sampleTime(0, 8) },
      { code: 'AFC', time: sampleTime(1, 1) },
      { code: 'CUA', time: sampleTime(1, 8) },
      { code: 'PCO', time: sampleTime(2, 3) },
    ],
    vessel: {
      imo: '9795610',
      name: 'COSCO SHIPPING UNIVERSE',
      operator: 'COSU',
      flagZh: '中国香港',
      flagEn: 'Hong Kong, China',
      built: 2018,
      callSign: null,
      grossTonnage: 215_553,
      netTonnage: null,
      deadweight: null,
      length: 399.9,
      width: 58.6,
      maxDraft: 16,
      nominalTeu: 21_237,
    },
    track: {
      lines: [
        [
          [122.065, 30.626],
          [130.6, 30.7],
          [141, 34.5],
          [160, 42],
          [180, 45.5],
        ],
        [
          [-180, 45.5],
          [-160, 45],
          [-140, 41],
          [-122, 34.4],
          [-118.26, 33.74],
        ],
      ],
      nauticalMiles: 5749,
      via: [],
    },
    way: { name: 'open', estimated: false },
    ways: [],
    emissions: {
      nauticalMiles: 5749,
      // 71.7 g × 5749 nm × 1.852 km
      perTeu: 763_401,
      shipment: null,
      boxes: [],
      factors: [{ cargo: 'dry', grams: 71.7, source: 'GLEC Framework v3.2', quotedBy: null, year: 2025 }],
      methodUrl: emissionMethodUrl,
    },
    surcharges: [...surcharges],
    currency: 'USD',
    totals: [
      { currency: 'USD', amounts: perBox(usd(2259), usd(3006.25)) },
      { currency: 'CNY', amounts: perBox(cny(1000), cny(1275)) },
    ],
    freeDays: { demurrage: 5, detention: 7 },
    freeTime: [
      {
        ...{ charge: 'demurrage', start: '2026-12-07', freeDays: 5, last: '2026-12-11', workedDays: 5 },
        ...{ holidays: [], source: { name: 'Import tariff', link: '', day: '2026-11-01' }, sample: true },
      },
    ],
    remarkZh: '样例数据，仅供演示；以船公司订舱确认为准。',
    remarkEn: 'Sample data for demonstration; the carrier confirms at booking.',
    updatedAt: sampleInstant(0, -2),
    sample: true,
    ...overrides,
  };
}
