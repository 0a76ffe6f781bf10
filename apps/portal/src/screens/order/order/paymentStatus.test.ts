import { sampleOrder, sampleOrderQr, sampleOrders } from '@fairway/gateway/mock';
import { expect, test } from 'vitest';
import { standingOf } from './paymentStatus.ts';

test.each([
  ['toBeConfirmed', 'submitted'],
  ['pending', 'pending'],
  ['completed', 'paid'],
  ['cancelled', 'cancelled'],
] as const)('an order that is %s is %s', (name, status) => {
  expect(standingOf(sampleOrders[name])).toMatchObject({ status });
});

test.each(['waiting', 'scanned', 'declined', 'expired'] as const)('its newest code is %s', (scan) => {
  const qr = sampleOrderQr(scan, 2);
  expect(standingOf(sampleOrder({ qr }))).toEqual({
    status: 'pending',
    code: {
      id: qr.qrCode,
      method: '2',
      content: qr.qrCode,
      expiresAt: Date.parse(qr.expiresAt),
      scan,
    },
    returned: null,
  });
});

test('a transfer that was sent back shows the reason', () => {
  expect(standingOf(sampleOrders.sentBack)).toMatchObject({
    returned: sampleOrders.sentBack.rejectReason,
  });
});

test('a way to pay that is no code of ours shows none', () => {
  const qr = { ...sampleOrderQr(), payWay: 5 as const };
  expect(standingOf(sampleOrder({ qr }))).toMatchObject({ code: null });
});
