import type { InvoiceEvent } from '@fairway/gateway/contract/invoice';
import type { OrderEvent } from '@fairway/gateway/contract/order';

const invoiced = {
  requested: 'invoiceRequested',
  corrected: 'invoiceCorrected',
  withdrawn: 'invoiceWithdrawn',
  sentBack: 'invoiceSentBack',
  issued: 'invoiceIssued',
} as const satisfies Record<InvoiceEvent['what'], string>;

export interface TimelineEntry {
  readonly at: string;
  readonly what: OrderEvent['what'] | (typeof invoiced)[InvoiceEvent['what']];
}

/** Returns the events of an order and its invoice in one list, newest first; both inputs have the oldest first. */
export function timelineOf(
  order: readonly OrderEvent[],
  invoice: readonly InvoiceEvent[],
): readonly TimelineEntry[] {
  const all: readonly TimelineEntry[] = [
    ...order,
    ...invoice.map(({ at, what }) => ({ at, what: invoiced[what] })),
  ];
  return all.toSorted((one, other) => one.at.localeCompare(other.at)).toReversed();
}
