import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { caseQueue } from '../../../features/case/caseQueue.ts';

/** Requests for cover, and the one that is open. */
export const queue = caseQueue({ path: '/insurance', calls: insuranceDesk, id: 'intentionNo' });
export const { loader, page, queryOf } = queue;
