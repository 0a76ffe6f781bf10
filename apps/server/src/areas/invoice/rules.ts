import type { InvoiceState } from '@fairway/gateway/contract/listings/invoices';
import { chinaDay, type InvoiceStatus, invoiceStatus, type OrderStatus, orderStatus } from '@fairway/trade';

/** Staff issue an invoice within three working days, as they confirm a payment (specification point 9). */
export const invoiceDays = 3;

/** Whether an order can have an invoice: it is paid and completed. An open or cancelled order never has one. */
export function isOffered(status: OrderStatus): boolean {
  return status === orderStatus.completed;
}

/** Whether the buyer may request or correct it: until it is issued. */
export function isOpen(state: InvoiceState | null): boolean {
  return state !== 'issued';
}

interface Request {
  readonly state: InvoiceState;
  readonly version: number;
}

/** Why a request, or its correction, is refused; `seen` is the version that the buyer read, null for none. */
export function requestRefusal(
  status: OrderStatus,
  before: Request | null,
  seen: number | null,
): 'invoiceNotOffered' | 'invoiceChanged' | null {
  if (!isOffered(status)) return 'invoiceNotOffered';
  return (before?.version ?? null) === seen && isOpen(before?.state ?? null) ? null : 'invoiceChanged';
}

/** The effect of a withdrawal: of the request that the buyer read, none where it is withdrawn, else a refusal. */
export function withdrawal(before: Request | null, seen: number): 'withdraw' | 'known' | 'invoiceChanged' {
  if (before?.state === 'withdrawn') return 'known';
  return before?.state === 'requested' && before.version === seen ? 'withdraw' : 'invoiceChanged';
}

/** The state of an order's invoice, on the page of the order. */
export function statusOf(state: InvoiceState): InvoiceStatus {
  if (state === 'issued') return invoiceStatus.issued;
  return state === 'requested' ? invoiceStatus.issuing : invoiceStatus.notIssued;
}

/**
 * The kind of a request in the log of its order: the first, one after a withdrawal or a return, or a change of an open
 * one.
 */
export function requestName(before: InvoiceState | null): 'requested' | 'corrected' {
  return before === 'requested' ? 'corrected' : 'requested';
}

/** Whether an invoice can have this date: not before the payment, not after today, both in China. */
export function isIssuable(issuedOn: string, paidAt: Date, now: Date): boolean {
  return issuedOn >= chinaDay(paidAt) && issuedOn <= chinaDay(now);
}
