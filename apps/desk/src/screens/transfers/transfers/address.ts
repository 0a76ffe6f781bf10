import { transferListing } from '@fairway/gateway/contract/listings/transfers';
import { queueList } from '../../../features/case/queueList.ts';

/** Transfers that wait, and the one that is open. */
export const transferList = queueList({ path: '/transfers', listing: transferListing, open: 'orderNo' });
