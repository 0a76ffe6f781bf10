import { sampleSailingDetail } from '@fairway/gateway/mock';
import { describe, expect, it } from 'vitest';
import { sampleCostedDetail } from '../../../stories/sampleCosts.ts';
import { wayCharges } from './wayCharges.ts';

describe('the charge of a carrier for one way only', () => {
  const [charge] = sampleSailingDetail().surcharges;
  if (!charge) throw new Error('The sample has surcharges.');
  const { code } = charge;

  it('is that of one box without a shipment', () => {
    const detail = { ...sampleSailingDetail(), cost: null };
    expect(wayCharges(detail, { surcharges: [code] }, '40HQ')).toEqual([
      { code, amount: charge.amounts['40HQ'] },
    ]);
  });

  it('is that of the shipment in its currency', () => {
    const detail = sampleCostedDetail();
    const line = detail.cost?.lines.find((each) => each.code === code);
    expect(wayCharges(detail, { surcharges: [code] }, '40HQ')).toEqual([
      { code, amount: { amount: line?.converted, currency: 'USD' } },
    ]);
  });

  it('has no amount for a code that the carrier does not charge', () => {
    expect(wayCharges(sampleCostedDetail(), { surcharges: ['NONE'] }, '40HQ')).toEqual([
      { code: 'NONE', amount: null },
    ]);
  });
});
