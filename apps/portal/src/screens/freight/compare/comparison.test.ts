import type { ShipmentCostLine } from '@fairway/gateway/contract/shipmentCost';
import { sampleSailingDetail } from '@fairway/gateway/mock';
import { describe, expect, it, test } from 'vitest';
import { compareAddress, comparedIn } from './address.ts';
import { bestOf, comparedCharges } from './comparison.ts';

const line = (code: string, side: ShipmentCostLine['side'], converted: number): ShipmentCostLine => ({
  ...{ code, side, nameZh: code, nameEn: code, basis: 'CTN', percent: null, terms: 'prepaid', payer: null },
  ...{ parts: [], currency: 'USD', amount: converted, converted, lacking: false },
});
const detail = (lines: ShipmentCostLine[]) =>
  sampleSailingDetail({
    cost: {
      ...{ total: null, missing: [], currency: 'USD', lines, rates: [], notAnnounced: [] },
      parts: { freight: 0, surcharges: 0, origin: 0, destination: 0 },
    },
  });

describe('charges side by side', () => {
  it('are in the order of the sides, the freight first, with a gap where a carrier has none', () => {
    const charges = comparedCharges([
      detail([line('BAF', 'freight', 5), line('OF', 'freight', 10), line('THC', 'origin', 1)]),
      detail([line('OF', 'freight', 12), line('DTHC', 'destination', 3)]),
    ]);
    expect(charges.map(({ code, lines }) => [code, ...lines.map((each) => each?.converted ?? null)])).toEqual(
      [
        ['THC', 1, null],
        ['OF', 10, 12],
        ['BAF', 5, null],
        ['DTHC', null, 3],
      ],
    );
  });
});

test.each([
  [[3, 1, 2], true, 1],
  [[3, 1, 2], false, 0],
  [[null, 4, 5], true, 1],
  // One alone, or all alike, is no best.
  [[null, 4], true, null],
  [[2, 2], true, null],
])('of %j the best (least: %j) is at %j', (values, least, at) => {
  expect(bestOf(values, least)).toBe(at);
});

describe('the address of a comparison', () => {
  const ids = Array.from({ length: 6 }, (_, index) => `0199c0de-0000-7000-8000-00000000000${index}`);

  it('has at most five sailings and the shipment', () => {
    const params = new URLSearchParams(compareAddress(ids, { boxes: '1x40HQ' }).split('?')[1]);
    expect(comparedIn(params)).toEqual(ids.slice(0, 5));
    expect(params.get('boxes')).toBe('1x40HQ');
  });

  it('leaves out invalid and repeated ids', () => {
    expect(comparedIn(new URLSearchParams(`ids=${ids[0]}.x.${ids[0]}.%27%20or%201`))).toEqual([ids[0]]);
    expect(comparedIn(new URLSearchParams(`ids=${'.'.repeat(100_000)}`))).toEqual([]);
  });
});
