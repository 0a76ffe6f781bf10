import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { caseQueue } from '../../../features/case/caseQueue.ts';

/** Companies or people that wait, and the one that is open. */
export const queue = caseQueue({
  path: '/certifications',
  calls: certificationReview,
  id: 'id',
  tab: 'kind',
});
export const { loader, page, queryOf } = queue;
