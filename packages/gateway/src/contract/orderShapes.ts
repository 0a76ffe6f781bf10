import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { id, instant, money } from './shapes.ts';
import { seaRouteShape } from './subscribe.ts';

/** 1 to be confirmed, 2 pending payment, 3 completed, 4 cancelled. */
export const orderStatus = v.picklist(trade.numbersOf(trade.orderStatus));

/** 1 Alipay, 2 WeChat, 3 corporate transfer, 4 offline payment, 5 Apple in-app purchase; `trade` lists any others. */
export const payWay = v.picklist(trade.numbersOf(trade.payWay));

/** 0 not issued, 1 issuing, 2 issued. */
export const invoiceStatus = v.picklist(trade.numbersOf(trade.invoiceStatus));

/** Months of a subscription: one month, three, half a year, a year. */
export const durationMonths = v.picklist([1, 3, 6, 12]);
export type DurationMonths = v.InferOutput<typeof durationMonths>;

/** Order number: the day it was made and ten random digits. */
export const orderNo = v.pipe(v.string(), v.trim(), v.regex(/^\d{14,20}$/));

/**
 * The state of the newest payment by QR: `waiting` for a scan, `scanned`, `declined` on the phone, `expired`. Whether
 * it was paid is the order's status.
 */
export const qrState = v.picklist(['waiting', 'scanned', 'declined', 'expired']);

export const orderShape = v.object({
  id,
  orderNo: v.string(),
  status: orderStatus,
  createdAt: instant,
  routes: v.array(seaRouteShape),
  /** Seats for sub-accounts; 0 for a person. */
  memberCount: v.number(),
  durationMonths,
  /** Before the discount. */
  listAmount: money,
  discount: money,
  /** The amount to pay. */
  amount: money,
  payWay: v.nullable(payWay),
  paidAt: v.nullable(instant),
  /**
   * The periods in which a completed order opens its routes, earliest first; empty before. One, unless some routes were
   * paid for already: theirs follow the existing period.
   */
  periods: v.array(
    v.object({ follows: v.boolean(), from: instant, until: instant, seaRouteIds: v.array(id) }),
  ),
  /** When a pending order cancels itself; null in any other status. */
  cancelsAt: v.nullable(instant),
  /** The newest payment by QR, so that a page that was left can go on; null before the first. */
  qr: v.nullable(v.object({ payWay, state: qrState, qrCode: v.string(), expiresAt: instant })),
  /** When the voucher of a transfer was handed in; null before. */
  voucherAt: v.nullable(instant),
  /** Null unless staff sent an offline transfer back. */
  rejectReason: v.nullable(v.string()),
  invoiceStatus,
});
export type Order = v.InferOutput<typeof orderShape>;

/** Received money that pays for nothing and is refunded by the same method. */
export const orderRefund = v.object({
  amount: money,
  reason: v.picklist(['paidTwice', 'paidAfterCancel']),
  /** `open` until the wallet has paid it back; `failed` is handled by staff. */
  state: v.picklist(['open', 'done', 'failed']),
  payWay,
  createdAt: instant,
  doneAt: v.nullable(instant),
});
export type OrderRefund = v.InferOutput<typeof orderRefund>;

/** Something that happened to an order. */
export const orderEvent = v.object({
  at: instant,
  what: v.picklist([
    'ordered',
    'voucherHandedIn',
    'sentBack',
    'paid',
    'opened',
    'cancelledByBuyer',
    'cancelledByTime',
    'refundBegun',
    'refunded',
  ]),
});
export type OrderEvent = v.InferOutput<typeof orderEvent>;

/** An order with everything on its page. */
export const orderDetail = v.object({
  ...orderShape.entries,
  cancelledAt: v.nullable(instant),
  /** The cause of the end: its buyer or its countdown; null unless it is cancelled. */
  cancelReason: v.nullable(v.picklist(['buyer', 'timeout'])),
  /** The deadline for staff to check the voucher; null unless it waits for them. */
  reviewBy: v.nullable(instant),
  /** Pictures of the transfer that the caller handed in, with links of five minutes. */
  vouchers: v.array(
    v.object({ id, url: v.string(), expiresAt: instant, width: v.number(), height: v.number() }),
  ),
  refunds: v.array(orderRefund),
  /** Its routes that are open now, and until when: later than the order's period where they were renewed. */
  open: v.array(v.object({ seaRouteId: id, until: instant })),
  /** Oldest first. */
  events: v.array(orderEvent),
});
export type OrderDetail = v.InferOutput<typeof orderDetail>;

/** The price of routes and seats for a period. All amounts in CNY. */
export const quote = v.object({
  /** One route, and one seat, for a day. */
  routePerDay: money,
  seatPerDay: money,
  /** Of all routes and seats, for a day, before the discount. */
  perDay: money,
  /** Days of the period. */
  days: v.number(),
  listAmount: money,
  /** The amount that the discount applies to: all routes for the period, without the seats. */
  discountBase: money,
  /** Percent off for several routes. */
  discountPercent: v.number(),
  discount: money,
  amount: money,
});
export type Quote = v.InferOutput<typeof quote>;

/** The terms that screens show before an order exists. */
export const orderTerms = v.object({
  /** Minutes until an unpaid order is cancelled automatically. */
  payMinutes: v.number(),
  /** Percent off for so many routes or more, the fewest routes first. */
  discounts: v.array(v.object({ routes: v.number(), percent: v.number() })),
});
export type OrderTerms = v.InferOutput<typeof orderTerms>;

/** The account for corporate transfers, and the required reference. */
export const transferAccount = v.object({
  payee: v.string(),
  bank: v.string(),
  bankAccount: v.string(),
  /** Remark by which staff find the order: its number. */
  remark: v.string(),
  amount: money,
  /** Working days until staff have confirmed it, at most. */
  reviewDays: v.number(),
});
export type TransferAccount = v.InferOutput<typeof transferAccount>;

/** A payment QR: its content, and until when it can be scanned. */
export const payQr = v.object({ orderNo: v.string(), qrCode: v.string(), amount: money, expiresAt: instant });
export type PayQr = v.InferOutput<typeof payQr>;
