import type { KeptSurcharge } from '@fairway/gateway/contract/surchargeDesk';
import { samplePort } from '@fairway/gateway/mock';

const usd = (amount: number) => ({ amount: amount * 100, currency: 'USD' }) as const;
const cny = (amount: number) => ({ amount: amount * 100, currency: 'CNY' }) as const;
const file = { id: '019a0000-0000-7000-8000-000000000601', name: 'surcharges-november.csv' };
const cosu = { code: 'COSU', nameZh: '中远海运集运', nameEn: 'COSCO SHIPPING Lines' };
const maeu = { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' };

/** A charge of a port, one amount for every box. */
const handling: KeptSurcharge = {
  key: 'COSU CNSHA * THC 2026-09-01',
  carrier: cosu,
  origin: samplePort('CNSHA'),
  destination: null,
  code: 'THC',
  nameZh: '码头操作费',
  nameEn: 'Terminal handling charge (origin)',
  basis: 'CTN',
  side: 'origin',
  payable: 'prepaid',
  amounts: { '20GP': cny(825), '40GP': cny(825), '40HQ': cny(825) },
  percent: null,
  way: null,
  validFrom: '2026-09-01',
  validTo: null,
  replacedFrom: '2026-12-01',
  sample: false,
  file,
};

export const keptSurcharges: readonly KeptSurcharge[] = [
  {
    ...handling,
    key: 'COSU * USLAX CAF 2026-11-01',
    ...{ origin: null, destination: samplePort('USLAX'), basis: 'PCT', side: 'freight', percent: 3.5 },
    ...{ code: 'CAF', nameZh: '货币贬值附加费', nameEn: 'Currency adjustment factor' },
    amounts: { '20GP': null, '40GP': null, '40HQ': null },
    ...{ validFrom: '2026-11-01', replacedFrom: null },
  },
  handling,
  {
    ...handling,
    key: 'MAEU CNSHA NLRTM SCS 2026-11-01',
    ...{ carrier: maeu, destination: samplePort('NLRTM'), side: 'freight', way: 'suez' },
    ...{ code: 'SCS', nameZh: '苏伊士运河附加费', nameEn: 'Suez Canal surcharge' },
    amounts: { '20GP': usd(60), '40GP': usd(120), '40HQ': usd(120) },
    ...{ validFrom: '2026-11-01', replacedFrom: null },
  },
  {
    ...handling,
    key: 'MAEU CNSHA USLAX BAF 2026-11-10',
    ...{ carrier: maeu, destination: samplePort('USLAX'), side: 'freight' },
    ...{ code: 'BAF', nameZh: '燃油附加费', nameEn: 'Bunker adjustment factor' },
    amounts: { '20GP': usd(1200), '40GP': usd(2400), '40HQ': usd(2450.5) },
    ...{ validFrom: '2026-11-10', validTo: '2026-11-30', replacedFrom: null },
    file: { ...file, name: '马士基 12 月燃油附加费调整（第二版）-final-2026-11-09.csv' },
  },
  {
    ...handling,
    key: 'MAEU CNSHA USLAX DOC 2026-11-10',
    ...{ carrier: maeu, destination: samplePort('USLAX'), basis: 'BL' },
    ...{ code: 'DOC', nameZh: '文件费', nameEn: 'Documentation fee' },
    amounts: { '20GP': cny(450), '40GP': cny(450), '40HQ': cny(450) },
    ...{ validFrom: '2026-06-01', replacedFrom: null, file: null },
  },
  {
    ...handling,
    key: 'COSU CNSHA USLAX DTHC 2020-01-01',
    ...{ destination: samplePort('USLAX'), side: 'destination', payable: 'collect' },
    ...{ code: 'DTHC', nameZh: '目的港码头操作费', nameEn: 'Destination THC' },
    amounts: { '20GP': usd(210), '40GP': usd(310), '40HQ': usd(310) },
    ...{ validFrom: '2020-01-01', replacedFrom: null, sample: true, file: null },
  },
];
