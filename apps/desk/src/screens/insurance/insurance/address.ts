import { intentionListing } from '@fairway/gateway/contract/listings/intentions';
import { queueList } from '../../../features/case/queueList.ts';

/** Intentions on the desk, and the one that is open. */
export const intentionList = queueList({
  path: '/insurance',
  listing: intentionListing,
  open: 'intentionNo',
});
