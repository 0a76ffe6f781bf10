import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { orderListing } from './listings/orders.ts';
import {
  durationMonths,
  orderDetail,
  orderNo,
  orderShape,
  orderTerms,
  payQr,
  quote,
  transferAccount,
} from './orderShapes.ts';
import { id, idList, instant, oneOf, text, wholeNumber } from './shapes.ts';

export * from './orderShapes.ts';

/** Seats for sub-accounts; companies only. */
const memberCount = v.pipe(wholeNumber, v.minValue(0), v.maxValue(500));
const maxRoutes = 50;

/** The call that gets a code for a wallet's app to scan. */
const codeCall = (path: `/${string}`, wallet: string) =>
  call({
    method: 'POST',
    path,
    summary: `A QR code that pays a pending order by ${wallet}; asked again once it expired.`,
    caller: 'member:order:pay',
    bodyAs: 'form',
    body: v.strictObject({ orderNo }),
    data: payQr,
    refusals: ['orderNotFound', 'orderNotPending', 'payServiceAway'],
  });

export const aliPay = { getAliPayQrCode: codeCall('/aliPay/getAliPayQrCode', 'Alipay') } as const;
export const wxPay = { getWxPayQrCode: codeCall('/wxPay/getWxPayQrCode', 'WeChat') } as const;

/** The wallets' calls by area, as the contract holds them. */
export const walletAreas = { aliPay, wxPay } as const;

/**
 * Payment methods with a code that a wallet's app scans, each with the call that returns the code. Code that needs all
 * of them reads them here.
 */
export const walletCalls = {
  [trade.payWay.alipay]: aliPay.getAliPayQrCode,
  [trade.payWay.wechatPay]: wxPay.getWxPayQrCode,
} as const;
export type WalletWay = keyof typeof walletCalls;
export const walletWays = Object.keys(walletCalls).map(Number) as WalletWay[];

export const order = {
  selectTerms: call({
    method: 'GET',
    path: '/order/selectTerms',
    summary: 'How long an order waits for payment, and from how many routes on it costs less.',
    caller: 'anyone',
    data: orderTerms,
  }),
  selectQuote: call({
    method: 'GET',
    path: '/order/selectQuote',
    summary: 'What routes and seats for a period cost, before they are ordered.',
    caller: 'member',
    query: v.strictObject({
      seaRouteIds: v.pipe(idList(maxRoutes), v.minLength(1), v.maxLength(maxRoutes)),
      durationMonths: oneOf([1, 3, 6, 12]),
      memberCount: v.optional(memberCount, 0),
    }),
    data: quote,
    refusals: ['routeNotForSale'],
  }),
  create: call({
    method: 'POST',
    path: '/order/create',
    summary: 'Orders routes for a period at the price of the server; the order waits for payment.',
    caller: 'member:order:buy',
    body: v.strictObject({
      seaRouteIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(maxRoutes)),
      durationMonths,
      memberCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500)), 0),
      /** Takes routes that are paid for already: their new period follows on the one that runs. */
      renew: v.optional(v.boolean(), false),
    }),
    data: orderShape,
    refusals: ['certificationRequired', 'routeNotForSale', 'routeSubscribed', 'seatsForCompaniesOnly'],
  }),
  cancel: call({
    method: 'POST',
    path: '/order/cancel',
    summary: 'Cancels an order that waits for payment.',
    caller: 'member:order:buy',
    body: v.strictObject({ orderNo }),
    data: orderShape,
    refusals: ['orderNotFound', 'orderNotPending'],
  }),
  extend: call({
    method: 'POST',
    path: '/order/extend',
    summary:
      'Starts the countdown of an order that waits for payment anew, up to ten countdowns more in all.',
    caller: 'member:order:buy',
    body: v.strictObject({ orderNo }),
    data: orderShape,
    refusals: ['orderNotFound', 'orderNotPending'],
  }),
  selectTransferAccount: call({
    method: 'GET',
    path: '/order/selectTransferAccount',
    summary: 'Where to transfer the amount of an order, and what to write as the remark.',
    caller: 'member:order:pay',
    query: v.strictObject({ orderNo }),
    data: transferAccount,
    refusals: ['orderNotFound'],
  }),
  queryByOrderNo: call({
    method: 'GET',
    path: '/order/queryByOrderNo',
    summary: "One of the caller's orders; asked while a payment QR is shown.",
    caller: 'member:order:list',
    query: v.strictObject({ orderNo }),
    data: orderShape,
    refusals: ['orderNotFound'],
  }),
  selectDetail: call({
    method: 'GET',
    path: '/order/selectDetail',
    summary: "One of the caller's orders with its refunds, its proof of transfer and what happened to it.",
    caller: 'member:order:list',
    query: v.strictObject({ orderNo }),
    data: orderDetail,
    refusals: ['orderNotFound'],
  }),
  selectPage: listCall({
    path: '/order/selectPage',
    summary: "A page of the caller's orders, or of their company's, newest first unless sorted otherwise.",
    caller: 'member:order:list',
    listing: orderListing,
    row: orderShape,
  }),
  offLinePay: call({
    method: 'POST',
    path: '/order/offLinePay',
    summary:
      'Hands in the voucher of a corporate transfer: the order waits for staff and its countdown stops.',
    caller: 'member:order:pay',
    body: v.strictObject({
      orderNo,
      /** Ids of uploaded pictures. */
      voucherIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(5)),
      remark: v.optional(text(200)),
    }),
    data: orderShape,
    refusals: ['orderNotFound', 'orderNotPending', 'vouchersInvalid', 'voucherUsed'],
  }),
} as const;

export const templateResource = {
  get: call({
    method: 'GET',
    path: '/templateResource/get',
    summary:
      'A document to print: the authorization letter with what the caller has filled in so far, or a guide.',
    caller: 'visitor',
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
