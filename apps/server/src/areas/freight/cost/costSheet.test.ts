import { readShipment } from '@fairway/trade';
import { expect, test } from 'vitest';
import { ratesUsed, toSheet } from './costSheet.ts';
import type { CostedRow, LaneTariff } from './laneCosts.ts';
import type { TariffRate } from './tariff.ts';

const at = { day: '2026-11-20', source: 'CFETS', sample: false } as const;
const usd = { ...at, currency: 'USD', microYuan: 7_000_000 } as const;
const eur = { ...at, currency: 'EUR', microYuan: 8_000_000 } as const;
const cny = { ...at, currency: 'CNY', microYuan: 1_000_000 } as const;
const rate: TariffRate = {
  ...{
    carrierCode: 'COSU',
    origin: 'CNSHA',
    destination: '',
    code: 'THC',
    nameZh: '码头操作费',
    nameEn: 'Terminal',
  },
  ...{ basis: 'CTN', side: 'origin', payable: 'prepaid', currency: 'CNY', basisPoints: null },
  ...{ amountGp20: 70_000, amountGp40: 70_000, amountHq40: 70_000 },
  ...{ validFrom: '2026-11-01', validTo: null, way: null, sample: false, updatedAt: new Date(0) },
};
const caf: TariffRate = {
  ...{ ...rate, code: 'CAF', nameZh: '货币附加费', nameEn: 'Currency', basis: 'PCT', side: 'freight' },
  ...{ currency: null, basisPoints: 250 },
};
const sailing = {
  ...{ currency: 'USD', priceGp20: 100_000, priceGp40: 0, priceHq40: 0, carrierCode: 'COSU', sample: false },
  departure: new Date('2026-11-25T02:00:00Z'),
} as unknown as CostedRow;
const tariff: LaneTariff = {
  rates: [usd, eur],
  surchargesOf: () => [rate, caf],
  surchargesBy: () => [rate, caf],
};
const often = [
  { code: 'CAF', nameZh: '货币附加费', nameEn: 'Currency', side: 'freight' },
  { code: 'PSS', nameZh: '旺季附加费', nameEn: 'Peak season', side: 'freight' },
] as const;

test('a cost sheet names its lines, its rates and what may be added', () => {
  const { shipment } = readShipment({ boxes: '1x20GP' });
  if (!shipment) return expect.fail('no boxes');
  const sheet = toSheet(tariff, shipment, sailing, [...often]);
  expect(sheet.lines.map(({ code, nameZh, nameEn, percent }) => [code, nameZh, nameEn, percent])).toEqual([
    ['OF', '海运费', 'Ocean freight', null],
    ['THC', '码头操作费', 'Terminal', null],
    ['CAF', '货币附加费', 'Currency', 2.5],
  ]);
  expect(sheet.lines[0]).toMatchObject({
    parts: [{ type: '20GP', count: 1, each: 100_000 }],
    amount: 100_000,
  });
  expect(sheet).toMatchObject({
    ...{ currency: 'USD', rates: [usd], notAnnounced: [often[1]] },
    ...{ parts: { freight: 100_000, surcharges: 2_500, origin: 10_000, destination: 0 } },
    ...{ total: null, missing: [{ kind: 'side', side: 'destination' }] },
  });
});

test('rates are those of the currencies that were converted, and into which', () => {
  const sum = (currency: 'USD' | 'CNY', ...own: ('USD' | 'EUR' | 'CNY')[]) =>
    ({ currency, lines: own.map((each) => ({ currency: each })) }) as never;
  const all = [usd, eur, cny];
  expect(ratesUsed(all, [])).toEqual([]);
  expect(ratesUsed(all, [sum('USD', 'USD')])).toEqual([]);
  expect(ratesUsed(all, [sum('USD', 'USD', 'EUR')])).toEqual([usd, eur]);
  expect(ratesUsed(all, [sum('USD', 'USD'), sum('CNY', 'EUR')])).toEqual([eur, cny]);
});
