import { invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { invoiceListing } from '@fairway/gateway/contract/listings/invoices';
import type { LoaderArgs } from '@fairway/site';

/** The queue and the case that is open in it. */
export async function loader({ search, send, loadWords }: LoaderArgs) {
  const query = readListing(invoiceListing, search);
  const orderNo = search.get('orderNo');
  const [found, open] = await Promise.all([
    send(invoiceDesk.selectPage, { query }),
    orderNo === null ? null : send(invoiceDesk.selectCase, { query: { orderNo } }),
    loadWords('features/case'),
  ]);
  return { query, found, open };
}
