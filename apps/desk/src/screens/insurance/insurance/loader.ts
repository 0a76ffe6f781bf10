import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { queueLoader } from '../../../features/case/queueLoader.ts';
import { intentionList } from './address.ts';

export const { loader, page, queryOf } = queueLoader(
  intentionList,
  (query, send) => send(insuranceDesk.selectPage, { query }),
  (open, send) => send(insuranceDesk.selectCase, { query: { intentionNo: open } }),
);
