import { payWay } from '@fairway/trade';
import type { Order, OrderTerms, PayQr, Quote, TransferAccount, WalletWay } from '../../contract/order.ts';
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
    periods: [],
    cancelsAt: sampleInstant(0, 0.5),
    qr: null,
    voucherAt: null,
    rejectReason: null,
    invoiceStatus: 0,
    ...overrides,
  };
}

type SampleOrder = 'pending' | 'toBeConfirmed' | 'completed' | 'following' | 'cancelled' | 'sentBack';

/** An order in each of its statuses. */
export const sampleOrders: Readonly<Record<SampleOrder, Order>> = {
  pending: sampleOrder(),
  toBeConfirmed: sampleOrder({ status: 1, payWay: 3, cancelsAt: null, voucherAt: sampleNow }),
  completed: sampleOrder({ status: 3, payWay: 1, cancelsAt: null, paidAt: sampleNow }),
  following: sampleOrder({
    status: 3,
    payWay: 1,
    cancelsAt: null,
    paidAt: sampleNow,
    periods: [
      {
        follows: false,
        from: sampleNow,
        until: sampleInstant(90),
        seaRouteIds: [sampleSeaRoute('CNNGB', 'NLRTM').id],
      },
      {
        follows: true,
        from: sampleInstant(30),
        until: sampleInstant(120),
        seaRouteIds: [sampleSeaRoute().id],
      },
    ],
  }),
  cancelled: sampleOrder({ status: 4, cancelsAt: null }),
  sentBack: sampleOrder({
    rejectReason: '凭证金额与订单不符，请核对后重新上传。',
    voucherAt: sampleNow,
    cancelsAt: sampleInstant(3),
  }),
};

const lanes = [
  ['CNSHA', 'USLAX'],
  ['CNNGB', 'NLRTM'],
  ['CNYTN', 'DEHAM'],
  ['CNTAO', 'SGSIN'],
  ['CNSHA', 'NLRTM'],
] as const;
/**
 * Open orders are recent: half an hour to pay, three working days to confirm. The others are completed or cancelled.
 */
const looks = ['pending', 'pending', 'toBeConfirmed', 'toBeConfirmed'] as const;
const endings = ['completed', 'completed', 'cancelled', 'completed'] as const;

/** So many orders of the last weeks, newest first, in every status; always the same ones. */
export function sampleOrderList(count = 24): Order[] {
  return Array.from({ length: count }, (_, index): Order => {
    const look = looks[index] ?? endings[index % endings.length] ?? 'completed';
    const minutes = 6 * (index + 1);
    const createdAt =
      look === 'pending'
        ? sampleInstant(0, -minutes / 60)
        : sampleInstant(-(index - 1) * 1.7, -(index % 5) * 1.3);
    const routes = lanes.slice(0, 1 + ((index * 3) % lanes.length)).map((lane) => sampleSeaRoute(...lane));
    const durationMonths = ([3, 1, 12, 6] as const)[index % 4] ?? 3;
    const list = routes.length * durationMonths * 507;
    const discount = routes.length >= 3 ? list / 20 : 0;
    const day = createdAt.slice(0, 10).replaceAll('-', '');
    return {
      ...sampleOrders[look],
      id: sampleId(7, 100 + index),
      orderNo: `${day}${String(((index + 1) * 7_301_928_357) % 10 ** 10).padStart(10, '0')}`,
      createdAt,
      routes,
      durationMonths,
      listAmount: cny(list),
      discount: cny(discount),
      amount: cny(list - discount),
      payWay: look === 'completed' ? (([1, 2, 3] as const)[index % 3] ?? 1) : sampleOrders[look].payWay,
      paidAt: look === 'completed' ? createdAt : null,
      cancelsAt: look === 'pending' ? sampleInstant(0, (30 - minutes) / 60) : null,
    };
  });
}

/** As these wallets write their codes. */
const walletUrls: Partial<Record<WalletWay, string>> = {
  [payWay.alipay]: 'https://qr.alipay.com/sample',
  [payWay.wechatPay]: 'weixin://wxpay/bizpayurl?pr=sample',
};

/** A code that was just opened; good for five minutes from `now`. */
export function samplePayQr(way: WalletWay = payWay.alipay, now: string = sampleNow): PayQr {
  return {
    orderNo,
    qrCode: walletUrls[way] ?? `https://pay.example/${way}`,
    amount: cny(3042),
    expiresAt: new Date(Date.parse(now) + 300_000).toISOString(),
  };
}

/** The newest QR of an order, in any of its states. */
export function sampleOrderQr(
  state: NonNullable<Order['qr']>['state'] = 'waiting',
  way: WalletWay = payWay.alipay,
) {
  const { qrCode, expiresAt } = samplePayQr(way);
  return { payWay: way, state, qrCode, expiresAt } satisfies Order['qr'];
}

export function sampleQuote(overrides: Partial<Quote> = {}): Quote {
  return {
    routePerDay: cny(16.9),
    seatPerDay: cny(2.6),
    perDay: cny(33.8),
    days: 90,
    listAmount: cny(3042),
    discountBase: cny(3042),
    discountPercent: 0,
    discount: cny(0),
    amount: cny(3042),
    ...overrides,
  };
}

export function sampleOrderTerms(overrides: Partial<OrderTerms> = {}): OrderTerms {
  return {
    payMinutes: 45,
    discounts: [
      { routes: 4, percent: 6 },
      { routes: 8, percent: 12 },
    ],
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
