import type { Order, PayQr } from '@fairway/gateway/contract/order';
import { type OrderStatus, orderStatus, payWay } from '@fairway/trade';
import type { PayAnswer, PayCode, WalletMethod } from '@fairway/ui';

const statusOf: Record<OrderStatus, PayAnswer['status']> = {
  [orderStatus.toBeConfirmed]: 'submitted',
  [orderStatus.pendingPayment]: 'pending',
  [orderStatus.completed]: 'paid',
  [orderStatus.cancelled]: 'cancelled',
};
/** Pay ways that are codes. */
const walletOf: Partial<Record<number, WalletMethod>> = {
  [payWay.alipay]: 'alipay',
  [payWay.wechatPay]: 'wechat',
};

/** How an order stands, as the payment panel reads it. A code is known by its content: no two are alike. */
export function standingOf({ status, qr, rejectReason }: Order): PayAnswer {
  const known = statusOf[status];
  if (known !== 'pending') return { status: known };
  const method = qr ? walletOf[qr.payWay] : undefined;
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
