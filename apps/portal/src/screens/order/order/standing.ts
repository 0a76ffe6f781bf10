import type { Order, OrderStatus, PayQr } from '@fairway/gateway/contract/order';
import type { PayAnswer, PayCode, WalletMethod } from '@fairway/ui';

/** Order statuses by number, specification point 3. */
const statusOf: Record<OrderStatus, PayAnswer['status']> = {
  1: 'submitted',
  2: 'pending',
  3: 'paid',
  4: 'cancelled',
};
/** Pay ways that are codes, specification point 3. */
const walletOf: Partial<Record<number, WalletMethod>> = { 1: 'alipay', 2: 'wechat' };

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
