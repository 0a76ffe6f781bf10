import { listing } from '../listing.ts';

/** The states of a request for an invoice: `requested` waits for staff, `withdrawn` and `sentBack` may be requested again. */
export const invoiceStates = ['requested', 'withdrawn', 'sentBack', 'issued'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/**
 * Requests for invoices: waiting ones unless others are requested. A keyword matches any part of an order number, a
 * header, a tax number or an invoice number.
 */
export const invoiceListing = listing({
  sorts: { requestedAt: 'asc', amount: 'desc' },
  filters: {
    stage: { kind: 'choice', values: ['requested', 'sentBack', 'issued'], standard: 'requested' },
  },
  keyword: 40,
});
