import { type Order, type PayQr, type WalletWay, walletWays } from '@fairway/gateway/contract/order';
import { type OrderStatus, orderStatus } from '@fairway/trade';
import type { PayAnswer, PayCode, PayMethod } from '@fairway/ui';

const statusOf: Record<OrderStatus, PayAnswer['status']> = {
  [orderStatus.toBeConfirmed]: 'submitted',
  [orderStatus.pendingPayment]: 'pending',
  [orderStatus.completed]: 'paid',
  [orderStatus.cancelled]: 'cancelled',
};

/** The panel identifies a wallet by the number of its payment method. */
export const methodOf = (way: WalletWay): PayMethod => String(way);

/** The way that a wallet of the panel is. */
export function wayOf(method: PayMethod): WalletWay {
  const way = walletWays.find((each) => methodOf(each) === method);
  if (way === undefined) throw new Error(`There is no way to pay by ${method}.`);
  return way;
}

/** Returns the status of an order for the payment panel. A code is identified by its content: no two are equal. */
export function standingOf({ status, qr, rejectReason }: Order): PayAnswer {
  const known = statusOf[status];
  if (known !== 'pending') return { status: known };
  const way = walletWays.find((each) => each === qr?.payWay);
  const code = qr && way ? { ...codeOf(qr, methodOf(way)), scan: qr.state } : null;
  return { status: known, code, returned: rejectReason };
}

/** A payment code, as the panel shows it. */
export function codeOf(
  { qrCode, expiresAt }: Pick<PayQr, 'qrCode' | 'expiresAt'>,
  method: PayMethod,
): PayCode {
  return { id: qrCode, method, content: qrCode, expiresAt: Date.parse(expiresAt) };
}
