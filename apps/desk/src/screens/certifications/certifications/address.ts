import { certificationListing } from '@fairway/gateway/contract/listings/certifications';
import { queueList } from '../../../features/case/queueList.ts';

/** Companies or people that wait, and the one that is open. */
export const certificationList = queueList({
  path: '/certifications',
  listing: certificationListing,
  open: 'id',
  tab: 'kind',
});
