import type { Departure } from '@fairway/gateway/contract/departure';
import type { CarrierDetail, CarrierRow } from '@fairway/gateway/contract/shippingCompany';
import { sampleId, samplePort, type samplePorts, sampleTime } from '@fairway/gateway/mock';

const maersk: CarrierRow = {
  code: 'MAEU',
  nameZh: '马士基',
  nameEn: 'Maersk',
  alliance: 'Gemini',
  website: 'https://www.maersk.com',
  seatZh: '丹麦哥本哈根',
  seatEn: 'Copenhagen, Denmark',
  prefixes: ['MSKU', 'MAEU', 'MRKU', 'MRSU', 'PONU', 'SUDU'],
  sailings: 42,
};
const without = { alliance: null, website: null, prefixes: [] };

/** Carriers of a list, the busiest first. */
export const sampleCarrierRows: readonly CarrierRow[] = [
  {
    ...maersk,
    code: 'COSU',
    nameZh: '中远海运集运',
    nameEn: 'COSCO SHIPPING Lines',
    alliance: 'Ocean',
    seatZh: '中国上海',
    seatEn: 'Shanghai, China',
    sailings: 58,
  },
  maersk,
  {
    ...maersk,
    code: 'HLCU',
    nameZh: '赫伯罗特',
    nameEn: 'Hapag-Lloyd',
    seatZh: '德国汉堡',
    seatEn: 'Hamburg, Germany',
    sailings: 21,
  },
  {
    ...without,
    code: 'MSCU',
    nameZh: '地中海航运',
    nameEn: 'MSC',
    seatZh: '瑞士日内瓦',
    seatEn: 'Geneva, Switzerland',
    sailings: 16,
  },
  { ...without, code: '11DX', nameZh: '正利航业', nameEn: 'CNC', seatZh: null, seatEn: null, sailings: 0 },
];

const briefOf = (code: keyof typeof samplePorts) => {
  const { nameZh, nameEn } = samplePort(code);
  return { code, nameZh, nameEn };
};

/** Its next sailings, with its own vessels. */
export const sampleCarrierSailings = (
  [
    ['GUNVOR MAERSK', '9302891', '647E', 'USLAX', 14],
    ['MAERSK MC-KINNEY MOLLER', '9619907', '647W', 'NLRTM', 29],
    ['MAERSK EDINBURGH', '9456757', '648E', 'USLAX', 15],
    ['MAJESTIC MAERSK', '9619919', '648W', 'NLRTM', 31],
  ] as const
).map(([vessel, imo, voyage, to, transitDays], index): Departure => {
  const { zone } = samplePort(to);
  return {
    ...{ id: sampleId(2, 40 + index), carrier: maersk, vessel, imo, voyage, transitPort: null, transitDays },
    ...{ origin: briefOf('CNSHA'), destination: briefOf(to), portCutOff: sampleTime(index, 3) },
    ...{ departure: sampleTime(index + 1), arrival: sampleTime(index + 1 + transitDays, 0, zone) },
  };
});

/** Returns a carrier with nearly complete data. */
export function sampleCarrierDetail(overrides: Partial<CarrierDetail> = {}): CarrierDetail {
  return {
    carrier: maersk,
    contact: {
      tracking: 'https://www.maersk.com/tracking/',
      phone: '+45 3363 3363',
      fax: null,
      email: null,
      address: 'Esplanaden 50, 1263 Copenhagen K, Denmark',
    },
    introZh: '丹麦航运公司，隶属 A.P. 穆勒-马士基集团。经营全球集装箱班轮，兼营陆路和仓储。',
    introEn:
      'A Danish carrier of the A.P. Moller - Maersk group. It runs liner services worldwide with inland transport and warehousing.',
    billPattern: '^(MAEU)?[0-9A-Z]{9}$',
    bookingPattern: '^\\d{9}$',
    patternConfidence: 'high',
    partners: [{ code: 'HLCU', nameZh: '赫伯罗特', nameEn: 'Hapag-Lloyd' }],
    ships: {
      total: 340,
      rows: [
        { imo: '9778791', name: 'MADRID MAERSK', built: 2017, grossTonnage: 214_286 },
        { imo: '9619907', name: 'MAERSK MC-KINNEY MOLLER', built: 2013, grossTonnage: 194_849 },
        { imo: '9619919', name: 'MAJESTIC MAERSK', built: 2013, grossTonnage: 194_849 },
      ],
    },
    lanes: [
      { origin: briefOf('CNSHA'), destination: briefOf('USLAX'), sailings: 14, fastest: 14 },
      { origin: briefOf('CNSHA'), destination: briefOf('NLRTM'), sailings: 12, fastest: 29 },
      { origin: briefOf('CNNGB'), destination: briefOf('NLRTM'), sailings: 9, fastest: 30 },
      { origin: briefOf('CNYTN'), destination: briefOf('DEHAM'), sailings: 7, fastest: 28 },
    ],
    sample: true,
    ...overrides,
  };
}
