import { expect, it, test } from 'vitest';
import { shipmentIn, shipmentQueryIn, summaryOf, withReadableShipment } from './shipmentAddress.ts';
import { withShipment } from './shipmentEntries.ts';

const query = { boxes: '2x20GP-1x40HQ', incoterm: 'FOB' };

it('a link contains the shipment and its earlier parameters', () => {
  const address = withShipment('/sailDetail?id=1', query);
  expect(address).toBe('/sailDetail?id=1&boxes=2x20GP-1x40HQ&incoterm=FOB');
  expect(shipmentQueryIn(new URLSearchParams(address.split('?')[1]))).toEqual(query);
  expect(withShipment(address, {})).toBe('/sailDetail?id=1');
  expect(withShipment('/myFollow', {})).toBe('/myFollow');
});

it('a hostile address yields no shipment and a reason', () => {
  expect(shipmentIn(new URLSearchParams('boxes=<script>'))).toEqual({ shipment: null, problems: ['boxes'] });
});

it.each([
  [{ boxes: '2X20gp', currency: 'USD' }, { boxes: '2x20GP' }],
  [
    { boxes: '2x20GP', incoterm: 'EXW ' },
    { boxes: '2x20GP', incoterm: 'EXW' },
  ],
  [{ boxes: '2x20GP', goods: 'dear' }, { boxes: '2x20GP' }],
  [{ incoterm: 'FOB' }, {}],
])('a query with %j asks the gateway for %j', (entries, expected) => {
  expect(withReadableShipment({ page: 2, ...entries })).toEqual({ page: 2, ...expected });
});

test.each([
  ['boxes=2x20GP-1x40HQ&incoterm=FOB', '2 × 20GP + 1 × 40HQ · FOB · USD'],
  ['boxes=1x40RF&currency=CNY', '1 × 40RF · CNY'],
])('%s is summed up as %s', (text, summary) => {
  const { shipment } = shipmentIn(new URLSearchParams(text));
  expect(shipment && summaryOf(shipment)).toBe(summary);
});
