import { sampleQuotationSender, sampleSailingDetail } from '@fairway/gateway/mock';
import type { ShipmentQuery } from '@fairway/trade';
import { expect, it } from 'vitest';
import { bodyOf, initialValues, type QuoteValues } from './quoteValues.ts';

const termsOf = (shipment: ShipmentQuery, change: Partial<QuoteValues>) => {
  const data = {
    ...{ draft: null, sender: sampleQuotationSender(), shipment },
    sailings: [sampleSailingDetail().sailing],
  };
  const { incoterm, terms } = bodyOf({ ...initialValues(data), ...change }, data).shipment;
  // Terms that are usual under the Incoterm are not written.
  return [incoterm, terms];
};
const fob = { boxes: '1x40HQ', incoterm: 'FOB' };

it.each([
  ['the usual ones of its Incoterm', fob, {}, ['FOB', undefined]],
  ['those typed for the shipment', { ...fob, terms: 'prepaid' }, {}, ['FOB', 'prepaid']],
  [
    'the usual ones of another Incoterm',
    { ...fob, terms: 'prepaid' },
    { incoterm: 'CIF' },
    ['CIF', undefined],
  ],
  ['collect where the buyer is quoted', { boxes: '1x40HQ' }, { payer: 'buyer' }, [undefined, 'collect']],
] as const)('quotes freight on %s', (_, shipment, change, expected) => {
  expect(termsOf(shipment, change)).toEqual(expected);
});
