import { type Order, type PayQr, type WalletWay, walletWays } from '@fairway/gateway/contract/order';
import { type OrderStatus, orderStatus, payWay } from '@fairway/trade';
import type { PayAnswer, PayCode, WalletMethod } from '@fairway/ui';

const statusOf: Record<OrderStatus, PayAnswer['status']> = {
  [orderStatus.toBeConfirmed]: 'submitted',
  [orderStatus.pendingPayment]: 'pending',
  [orderStatus.completed]: 'paid',
  [orderStatus.cancelled]: 'cancelled',
};
/** The panel's name of each wallet. */
const methodOf: Readonly<Record<WalletWay, WalletMethod>> = {
  [payWay.alipay]: 'alipay',
  [payWay.wechatPay]: 'wechat',
};

/** The way that a wallet of the panel is. */
export function wayOf(method: WalletMethod): WalletWay {
  const way = walletWays.find((each) => methodOf[each] === method);
  if (way === undefined) throw new Error(`There is no way to pay by ${method}.`);
  return way;
}

/** How an order stands, as the payment panel reads it. A code is known by its content: no two are alike. */
export function standingOf({ status, qr, rejectReason }: Order): PayAnswer {
  const known = statusOf[status];
  if (known !== 'pending') return { status: known };
  const way = walletWays.find((each) => each === qr?.payWay);
  const method = way && methodOf[way];
  const code = qr && method ? { ...codeOf(qr, method), scan: qr.state } : null;
  return { status: known, code, returned: rejectReason };
}

/** A payment code, as the panel shows it. */
export function codeOf(
  { qrCode, expiresAt }: Pick<PayQr, 'qrCode' | 'expiresAt'>,
  method: WalletMethod,
): PayCode {
  return { id: qrCode, method, content: qrCode, expiresAt: Date.parse(expiresAt) };
}
