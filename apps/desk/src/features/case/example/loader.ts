import { caseQueue } from '../caseQueue.ts';
import { corrections } from './contract.ts';

/** Requests to correct an invoice, and the one that is open. */
export const queue = caseQueue({ path: '/corrections', calls: corrections, id: 'correctionNo' });
export const { loader } = queue;
