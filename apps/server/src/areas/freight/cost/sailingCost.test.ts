import { readShipment, sailingTotal } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import { chargesOf, toCost, totalFor } from './sailingCost.ts';
import type { TariffRate } from './tariff.ts';

const prices = { currency: 'USD', priceGp20: 100_000, priceGp40: null, priceHq40: 180_000 } as const;
const thc: TariffRate = {
  ...{
    carrierCode: 'COSU',
    origin: 'CNSHA',
    destination: '',
    code: 'THC',
    nameZh: '码头操作费',
    nameEn: 'THC',
  },
  ...{ basis: 'CTN', side: 'origin', payable: 'prepaid', currency: 'CNY', basisPoints: null },
  ...{ amountGp20: 55_000, amountGp40: 82_500, amountHq40: 82_550 },
  ...{ validFrom: '2026-11-01', validTo: null, way: null, sample: false, updatedAt: new Date(0) },
};
const doc: TariffRate = { ...thc, code: 'DOC', basis: 'BL', amountGp20: 45_000 };
const caf: TariffRate = {
  ...{ ...thc, code: 'CAF', basis: 'PCT', side: 'freight', currency: null, basisPoints: 250 },
  ...{ amountGp20: null, amountGp40: null, amountHq40: null },
};
const dthc: TariffRate = { ...thc, code: 'DTHC', side: 'destination', payable: 'collect' };
const freight = {
  ...{ code: 'OF', side: 'freight', payable: 'prepaid', basis: 'CTN', currency: 'USD' },
  amounts: { '20GP': 100_000, '40GP': null, '40HQ': 180_000 },
};
const head = (code: string) => ({ code, side: 'origin', payable: 'prepaid' });

describe('the charges of a sailing', () => {
  it.each([
    ['are its freight', [], []],
    [
      'have an amount for each box type',
      [thc],
      [
        {
          ...head('THC'),
          basis: 'CTN',
          currency: 'CNY',
          amounts: { '20GP': 55_000, '40GP': 82_500, '40HQ': 82_550 },
        },
      ],
    ],
    ['have one for a bill', [doc], [{ ...head('DOC'), basis: 'BL', currency: 'CNY', amount: 45_000 }]],
    [
      'have one for a bill, in whichever column',
      [
        { ...doc, amountGp20: null },
        { ...doc, amountGp20: null, amountGp40: null },
        { ...doc, amountGp20: null, amountGp40: null, amountHq40: null },
      ],
      [82_500, 82_550, 0].map((amount) => ({ ...head('DOC'), basis: 'BL', currency: 'CNY', amount })),
    ],
    [
      'have a share of the freight',
      [caf, { ...caf, basisPoints: null }],
      [250, 0].map((basisPoints) => ({ ...head('CAF'), side: 'freight', basis: 'PCT', basisPoints })),
    ],
    ['leave out an amount without a currency', [{ ...thc, currency: null }], []],
  ])('%s', (_, rates, charges) => {
    expect(chargesOf(prices, rates)).toEqual([freight, ...charges]);
  });
});

describe('the total that a caller may see', () => {
  const charges = () => chargesOf(prices, [thc, doc, caf, dthc]);
  const rates = { USD: 7_000_000 };
  const shipmentOf = (boxes: string) => readShipment({ boxes }).shipment ?? expect.fail('no boxes');

  it('is all of it with the route', () => {
    const shipment = shipmentOf('1x20GP');
    expect(totalFor('open', charges(), shipment, rates)).toEqual(sailingTotal(charges(), shipment, rates));
    // 1,000 + 2.5 %, and CNY 550 + 450 + 550 by 7.
    expect(totalFor('open', charges(), shipment, rates).total).toBe(102_500 + 7_857 + 6_429 + 7_857);
  });

  it('is the freight alone without it, complete although both ends are not known', () => {
    const sum = totalFor('freight', charges(), shipmentOf('2x20GP-1x40HQ'), rates);
    expect([sum.total, sum.complete, sum.missing]).toEqual([380_000, true, []]);
    expect(sum.lines.map(({ code }) => code)).toEqual(['OF']);
  });

  it('is none where the freight has no price', () => {
    const sum = totalFor('freight', charges(), shipmentOf('1x40GP'), rates);
    const missing = [{ kind: 'price', code: 'OF', type: '40GP' }];
    expect([sum.total, sum.complete, sum.missing]).toEqual([null, false, missing]);
    expect(toCost(sum)).toEqual({
      ...{ total: null, missing },
      parts: { freight: 0, surcharges: 0, origin: 0, destination: 0 },
    });
  });

  it('is shown in lists by its parts', () => {
    expect(toCost(totalFor('open', charges(), shipmentOf('1x20GP'), rates))).toEqual({
      total: { amount: 124_643, currency: 'USD' },
      parts: { freight: 100_000, surcharges: 2_500, origin: 14_286, destination: 7_857 },
      missing: [],
    });
  });
});
