import { invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import { caseQueue } from '../../../features/case/caseQueue.ts';

/** Requests for invoices by their stage, and the one that is open. */
export const queue = caseQueue({ path: '/invoices', calls: invoiceDesk, id: 'orderNo', tab: 'stage' });
export const { loader, page, queryOf } = queue;
