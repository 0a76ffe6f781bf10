import type { Order, PayQr, Quote, TransferAccount } from '../../contract/order.ts';
import { cny, sampleId, sampleInstant, sampleNow, sampleSeaRoute } from './basics.ts';

const orderNo = '202611201234567890';

/** Two routes for three months, waiting for payment. */
export function sampleOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: sampleId(7, 1),
    orderNo,
    status: 2,
    createdAt: sampleNow,
    routes: [sampleSeaRoute(), sampleSeaRoute('CNNGB', 'NLRTM')],
    memberCount: 0,
    durationMonths: 3,
    listAmount: cny(3042),
    discount: cny(0),
    amount: cny(3042),
    payWay: null,
    paidAt: null,
    cancelsAt: sampleInstant(0, 0.5),
    qr: null,
    voucherAt: null,
    rejectReason: null,
    invoiceStatus: 0,
    ...overrides,
  };
}

type SampleOrder = 'pending' | 'toBeConfirmed' | 'completed' | 'cancelled' | 'sentBack';

/** How an order looks in each of its statuses. */
export const sampleOrders: Readonly<Record<SampleOrder, Order>> = {
  pending: sampleOrder(),
  toBeConfirmed: sampleOrder({ status: 1, payWay: 3, cancelsAt: null, voucherAt: sampleNow }),
  completed: sampleOrder({ status: 3, payWay: 1, cancelsAt: null, paidAt: sampleNow }),
  cancelled: sampleOrder({ status: 4, cancelsAt: null }),
  sentBack: sampleOrder({
    rejectReason: '凭证金额与订单不符，请核对后重新上传。',
    voucherAt: sampleNow,
    cancelsAt: sampleInstant(3),
  }),
};

/** A code that was just opened; good for five minutes from `now`. */
export function samplePayQr(way: 1 | 2 = 1, now: string = sampleNow): PayQr {
  return {
    orderNo,
    qrCode: way === 1 ? 'https://qr.alipay.com/sample' : 'weixin://wxpay/bizpayurl?pr=sample',
    amount: cny(3042),
    expiresAt: new Date(Date.parse(now) + 300_000).toISOString(),
  };
}

/** The newest QR of an order, in any of its states. */
export function sampleOrderQr(state: NonNullable<Order['qr']>['state'] = 'waiting', way: 1 | 2 = 1) {
  const { qrCode, expiresAt } = samplePayQr(way);
  return { payWay: way, state, qrCode, expiresAt } satisfies Order['qr'];
}

export function sampleQuote(overrides: Partial<Quote> = {}): Quote {
  return {
    perDay: cny(33.8),
    days: 90,
    listAmount: cny(3042),
    discountPercent: 0,
    discount: cny(0),
    amount: cny(3042),
    ...overrides,
  };
}

/** Payee, bank and account are invented. */
export function sampleTransferAccount(overrides: Partial<TransferAccount> = {}): TransferAccount {
  return {
    payee: '航道（示例）有限公司',
    bank: '示例银行上海分行',
    bankAccount: '0000 0000 0000 0000 000',
    remark: orderNo,
    amount: cny(3042),
    reviewDays: 3,
    ...overrides,
  };
}
