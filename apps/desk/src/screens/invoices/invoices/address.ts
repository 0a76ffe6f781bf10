import { writeListing } from '@fairway/gateway/contract/listAddress';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { invoiceListing } from '@fairway/gateway/contract/listings/invoices';

export type InvoiceQuery = ListQuery<typeof invoiceListing>;

/** The queue, with one of its cases open beside it. */
export function invoicesAddress(query: InvoiceQuery, orderNo: string | null): string {
  const params = writeListing(invoiceListing, query);
  if (orderNo !== null) params.set('orderNo', orderNo);
  const search = params.toString();
  return search ? `/invoices?${search}` : '/invoices';
}
