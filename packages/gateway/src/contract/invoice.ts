import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { invoiceStates } from './listings/invoices.ts';
import { orderNo } from './order.ts';
import { day, instant, money, wholeNumber } from './shapes.ts';

export const invoiceState = v.picklist(invoiceStates);

/** The typed fields of an invoice, as stored. */
export const invoiceFields = v.object({
  headerType: v.picklist(trade.headerTypes),
  kind: v.picklist(trade.invoiceKinds),
  header: v.string(),
  /** Empty where a person gave none. */
  taxNumber: v.string(),
  address: v.string(),
  phone: v.string(),
  bank: v.string(),
  bankAccount: v.string(),
  remark: v.string(),
});
export type InvoiceFields = v.InferOutput<typeof invoiceFields>;

/** The invoice of an order, as its buyer sees it. */
export const ownInvoice = v.object({
  ...invoiceFields.entries,
  state: invoiceState,
  /** Counts its changes; sent back with the next change. */
  version: v.number(),
  /** The paid amount. */
  amount: money,
  requestedAt: instant,
  /** When it is issued at the latest; null unless it waits. */
  dueAt: v.nullable(instant),
  /** Why staff sent it back, in the reader's language; null unless they did. */
  reason: v.nullable(v.string()),
  /** Number and day of the invoice; null before it is issued. */
  invoiceNumber: v.nullable(v.string()),
  issuedOn: v.nullable(day),
});
export type OwnInvoice = v.InferOutput<typeof ownInvoice>;

/** A header to choose again: of an earlier invoice, or of the certification. */
export const rememberedHeader = v.object({
  ...v.omit(invoiceFields, ['remark']).entries,
  source: v.picklist(['invoice', 'certification']),
});
export type RememberedHeader = v.InferOutput<typeof rememberedHeader>;

/** An event in the history of an invoice. */
export const invoiceEvent = v.object({
  at: instant,
  what: v.picklist(['requested', 'corrected', 'withdrawn', 'sentBack', 'issued']),
});
export type InvoiceEvent = v.InferOutput<typeof invoiceEvent>;

export const orderInvoice = v.object({
  /** Null before the first request. */
  invoice: v.nullable(ownInvoice),
  /** Whether an invoice may be requested, or a request changed, now. */
  open: v.boolean(),
  /** Newest first. */
  headers: v.array(rememberedHeader),
  /** Oldest first. */
  events: v.array(invoiceEvent),
});
export type OrderInvoice = v.InferOutput<typeof orderInvoice>;

/** The version that the buyer saw: if it has changed since then, the call does nothing. */
const seen = v.pipe(wholeNumber, v.minValue(1));

/** Invoices of orders that are paid and completed: one per order, for the paid amount. */
export const invoice = {
  selectByOrder: call({
    method: 'GET',
    path: '/invoice/selectByOrder',
    summary: "The invoice of one of the caller's orders, and headers to choose from.",
    caller: 'member:order:list',
    query: v.strictObject({ orderNo }),
    data: orderInvoice,
    refusals: ['orderNotFound'],
  }),
  request: call({
    method: 'POST',
    path: '/invoice/request',
    summary: 'Asks for the invoice of a completed order, or corrects the request while it is not issued.',
    caller: 'member:order:invoice',
    body: v.pipe(
      v.strictObject({
        orderNo,
        /** Null if there is no request yet. */
        seen: v.nullable(seen),
        ...trade.invoiceRequest,
      }),
      trade.headerComplete(),
    ),
    data: ownInvoice,
    refusals: ['orderNotFound', 'invoiceNotOffered', 'invoiceChanged'],
  }),
  withdraw: call({
    method: 'POST',
    path: '/invoice/withdraw',
    summary: 'Withdraws a request for an invoice that is not issued yet.',
    caller: 'member:order:invoice',
    body: v.strictObject({ orderNo, seen }),
    data: ownInvoice,
    refusals: ['orderNotFound', 'invoiceChanged'],
  }),
  selectDocument: call({
    method: 'GET',
    path: '/invoice/selectDocument',
    summary: 'A link to the PDF of an issued invoice, good for five minutes.',
    caller: 'member:order:list',
    query: v.strictObject({ orderNo }),
    data: v.object({ url: v.string(), expiresAt: instant }),
    refusals: ['orderNotFound', 'invoiceNotIssued'],
  }),
} as const;
