import * as v from 'valibot';
import { call } from './call.ts';
import { invoiceFields, invoiceState } from './invoice.ts';
import { listCall } from './listCall.ts';
import { invoiceListing } from './listings/invoices.ts';
import { durationMonths, orderNo, payWay } from './order.ts';
import { reviewClock } from './review.ts';
import { day, instant, money, text, wholeNumber } from './shapes.ts';
import { seaRouteShape } from './subscribe.ts';
import { documentFile } from './upload.ts';
import { invoiceReasons } from './words/invoiceReasons.ts';

/** A request for an invoice as its row in the queue shows it. */
export const waitingInvoice = v.object({
  orderNo: v.string(),
  state: invoiceState,
  header: v.string(),
  headerType: invoiceFields.entries.headerType,
  kind: invoiceFields.entries.kind,
  amount: money,
  requestedAt: instant,
  clock: reviewClock,
});
export type WaitingInvoice = v.InferOutput<typeof waitingInvoice>;

/**
 * The checks that the server made: `amount` of the order with the money that came in, `buyer` the header with the
 * orderer, `taxNumber` with the certified credit code.
 */
export const invoiceCheck = v.object({
  kind: v.picklist(['amount', 'buyer', 'taxNumber']),
  /** `look`: a person has to judge. `unknown`: there is nothing to compare with. */
  outcome: v.picklist(['fits', 'look', 'unknown']),
  /** The values it was compared with, as text for people. */
  found: v.string(),
});
export type InvoiceCheck = v.InferOutput<typeof invoiceCheck>;

/** An event in the history of the request, newest first. */
export const invoiceTrailEntry = v.object({
  at: instant,
  what: v.picklist(['requested', 'corrected', 'withdrawn', 'sentBack', 'issued', 'opened']),
  /** A staff member by name; null for the buyer. */
  by: v.nullable(v.string()),
  text: v.nullable(v.string()),
});
export type InvoiceTrailEntry = v.InferOutput<typeof invoiceTrailEntry>;

export const invoiceCase = v.object({
  ...waitingInvoice.entries,
  ...invoiceFields.entries,
  version: v.number(),
  buyer: v.object({ name: v.string(), company: v.boolean() }),
  /** The contact for messages to the buyer, in addition to the page of the order, masked; null if they entered none. */
  contact: v.nullable(v.string()),
  order: v.object({
    createdAt: instant,
    paidAt: v.nullable(instant),
    payWay: v.nullable(payWay),
    routes: v.array(seaRouteShape),
    memberCount: v.number(),
    durationMonths,
    listAmount: money,
    discount: money,
    amount: money,
    /** The received amount, as reported by the wallet or the bank statement. */
    received: v.nullable(money),
    /** Paid twice, and on its way back. */
    refunded: money,
  }),
  checks: v.array(invoiceCheck),
  trail: v.array(invoiceTrailEntry),
  invoiceNumber: v.nullable(v.string()),
  issuedOn: v.nullable(day),
  /** The PDF that was issued. */
  document: v.nullable(v.object({ url: v.string(), expiresAt: instant, bytes: v.number() })),
});
export type InvoiceCase = v.InferOutput<typeof invoiceCase>;

/** The version that the reviewer saw: if it has changed since then, the call does nothing. */
const seen = v.pipe(wholeNumber, v.minValue(1));

/** Twenty digits of a fully digital invoice. */
export const invoiceNumber = v.pipe(v.string(), v.trim(), v.regex(/^\d{20}$/, 'invoiceNumber'));

/** Requests for invoices, which finance issues. */
export const invoiceDesk = {
  selectPage: listCall({
    path: '/desk/invoice/selectPage',
    summary: 'Requests for invoices, the longest waiting first.',
    caller: 'staff:finance',
    listing: invoiceListing,
    row: waitingInvoice,
  }),
  selectCase: call({
    method: 'GET',
    path: '/desk/invoice/selectCase',
    summary: 'One request with its order, its header and what was compared. Looking is logged.',
    caller: 'staff:finance',
    query: v.strictObject({ orderNo }),
    data: invoiceCase,
    refusals: ['orderNotFound'],
  }),
  issue: call({
    method: 'POST',
    path: '/desk/invoice/issue',
    summary: 'Issues an invoice: its number, its day and its PDF, which the buyer then can download.',
    caller: 'staff:finance',
    bodyAs: 'multipart',
    takes: 'document',
    body: v.strictObject({
      orderNo,
      seen,
      invoiceNumber,
      /** Not before the order was paid, and not in the future. */
      issuedOn: day,
      file: documentFile,
    }),
    data: v.object({ state: v.literal('issued') }),
    refusals: [
      'orderNotFound',
      'invoiceChanged',
      'invoiceNumberTaken',
      'documentTypeRefused',
      'documentTooLarge',
    ],
  }),
  sendBack: call({
    method: 'POST',
    path: '/desk/invoice/sendBack',
    summary: 'Sends a request back to its buyer with the reason, in both languages.',
    caller: 'staff:finance',
    body: v.strictObject({
      orderNo,
      seen,
      reasons: v.pipe(
        v.array(v.picklist(invoiceReasons)),
        v.minLength(1),
        v.maxLength(invoiceReasons.length),
      ),
      /** The reviewer's own text, after the listed reasons: in both languages or in none; needed with `other`. */
      noteZh: v.optional(v.pipe(text(200), v.trim()), ''),
      noteEn: v.optional(v.pipe(text(300), v.trim()), ''),
    }),
    data: v.object({ state: v.literal('sentBack') }),
    refusals: ['orderNotFound', 'invoiceChanged'],
  }),
} as const;
