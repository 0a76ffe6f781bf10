import { transferReview } from '@fairway/gateway/contract/transferReview';
import { caseQueue } from '../../../features/case/caseQueue.ts';

/** Transfers that wait, and the one that is open. */
export const queue = caseQueue({ path: '/transfers', calls: transferReview, id: 'orderNo' });
export const { loader, page, queryOf } = queue;
