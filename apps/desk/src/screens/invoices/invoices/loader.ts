import { invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import { queueLoader } from '../../../features/case/queueLoader.ts';
import { invoiceList } from './address.ts';

export const { loader, page, queryOf } = queueLoader(
  invoiceList,
  (query, send) => send(invoiceDesk.selectPage, { query }),
  (open, send) => send(invoiceDesk.selectCase, { query: { orderNo: open } }),
);
