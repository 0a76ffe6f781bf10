import { transferReview } from '@fairway/gateway/contract/transferReview';
import { queueLoader } from '../../../features/case/queueLoader.ts';
import { transferList } from './address.ts';

export const { loader, page, queryOf } = queueLoader(
  transferList,
  (query, send) => send(transferReview.selectPage, { query }),
  (open, send) => send(transferReview.selectCase, { query: { orderNo: open } }),
);
