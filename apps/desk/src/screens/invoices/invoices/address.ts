import { invoiceListing } from '@fairway/gateway/contract/listings/invoices';
import { queueList } from '../../../features/case/queueList.ts';

/** Requests for invoices by their stage, and the one that is open. */
export const invoiceList = queueList({
  path: '/invoices',
  listing: invoiceListing,
  open: 'orderNo',
  tab: 'stage',
});
