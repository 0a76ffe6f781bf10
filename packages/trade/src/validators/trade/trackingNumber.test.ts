import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { type TrackingKind, trackingNumber } from './trackingNumber.ts';

test.each(vectors.tracking)('$number of $carrier looks like a $type', ({ type, number }) => {
  expect(trackingNumber(type === 'bl' ? 'bill' : 'booking')(number)).toBeNull();
});

test.each<[TrackingKind, string, string | null]>([
  ['bill', 'COSU6123456789', null],
  ['bill', 'cosu6123456789', 'billNumber'],
  ['bill', 'COSU 6123456789', 'billNumber'],
  ['bill', 'COSCO SHIPPING', 'billNumber'],
  ['bill', 'COSUCOSU', 'billNumber'],
  ['bill', '12345', 'billNumber'],
  ['bill', '1'.repeat(21), 'billNumber'],
  ['booking', '6123456789', null],
  ['booking', '订舱6123456', 'bookingNumber'],
  ['booking', '', 'bookingNumber'],
  ['container', 'CSQU3054383', null],
  ['container', 'CSQU3054384', 'containerCheck'],
  ['container', 'COSU6123456789', 'containerNumber'],
])('%s %j: %s', (kind, value, broken) => {
  expect(trackingNumber(kind)(value)).toBe(broken);
});
