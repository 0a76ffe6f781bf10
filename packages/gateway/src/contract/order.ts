import * as v from 'valibot';
import { call } from './call.ts';
import { id, instant, money, text } from './shapes.ts';
import { seaRouteShape } from './subscribe.ts';

/** 1 to be confirmed, 2 pending payment, 3 completed, 4 cancelled. */
export const orderStatus = v.picklist([1, 2, 3, 4]);

/** 1 Alipay, 2 WeChat, 3 corporate transfer, 4 offline payment, 5 Apple in-app purchase. */
export const payWay = v.picklist([1, 2, 3, 4, 5]);

/** 0 not issued, 1 issuing, 2 issued. */
export const invoiceStatus = v.picklist([0, 1, 2]);

/** Months of a subscription: one month, three, half a year, a year. */
export const durationMonths = v.picklist([1, 3, 6, 12]);

/** Order number: the day it was made and a running number. */
export const orderNo = v.pipe(v.string(), v.trim(), v.regex(/^\d{14,20}$/));

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
  /** What is to be paid. */
  amount: money,
  payWay: v.nullable(payWay),
  paidAt: v.nullable(instant),
  /** When a pending order cancels itself; null in any other status. */
  cancelsAt: v.nullable(instant),
  /** Null unless staff sent an offline transfer back. */
  rejectReason: v.nullable(v.string()),
  invoiceStatus,
});
export type Order = v.InferOutput<typeof orderShape>;

/** A payment QR: its content, and until when it can be scanned. */
export const payQr = v.object({ orderNo: v.string(), qrCode: v.string(), amount: money, expiresAt: instant });
export type PayQr = v.InferOutput<typeof payQr>;

const payRefusals = ['orderNotFound', 'orderNotPending', 'subAccountCannotBuy', 'serverAway'] as const;

export const aliPay = {
  getAliPayQrCode: call({
    method: 'POST',
    path: '/aliPay/getAliPayQrCode',
    summary: 'A QR code that pays a pending order by Alipay; asked again once it expired.',
    caller: 'buyer',
    bodyAs: 'form',
    body: v.strictObject({ orderNo }),
    data: payQr,
    refusals: payRefusals,
  }),
} as const;

export const wxPay = {
  getWxPayQrCode: call({
    method: 'POST',
    path: '/wxPay/getWxPayQrCode',
    summary: 'A QR code that pays a pending order by WeChat; asked again once it expired.',
    caller: 'buyer',
    bodyAs: 'form',
    body: v.strictObject({ orderNo }),
    data: payQr,
    refusals: payRefusals,
  }),
} as const;

export const order = {
  queryByOrderNo: call({
    method: 'GET',
    path: '/order/queryByOrderNo',
    summary: "One of the caller's orders; asked while a payment QR is shown.",
    caller: 'buyer',
    query: v.strictObject({ orderNo }),
    data: orderShape,
    refusals: ['orderNotFound'],
  }),
  offLinePay: call({
    method: 'POST',
    path: '/order/offLinePay',
    summary:
      'Hands in the voucher of a corporate transfer: the order waits for staff and its countdown stops.',
    caller: 'buyer',
    body: v.strictObject({
      orderNo,
      /** Ids of uploaded pictures. */
      voucherIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(5)),
      remark: v.optional(text(200)),
    }),
    data: orderShape,
    refusals: ['orderNotFound', 'orderNotPending', 'subAccountCannotBuy'],
  }),
} as const;

export const templateResource = {
  get: call({
    method: 'GET',
    path: '/templateResource/get',
    summary: 'A document to download and fill in, such as the authorization letter.',
    caller: 'anyone',
    query: v.strictObject({ code: v.picklist(['authorizationLetter', 'transferGuide', 'invoiceGuide']) }),
    data: v.object({
      code: v.string(),
      nameZh: v.string(),
      nameEn: v.string(),
      url: v.string(),
      updatedAt: instant,
    }),
    refusals: ['notFound'],
  }),
} as const;
