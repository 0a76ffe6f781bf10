import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { queueLoader } from '../../../features/case/queueLoader.ts';
import { certificationList } from './address.ts';

export const { loader, page, queryOf } = queueLoader(
  certificationList,
  (query, send) => send(certificationReview.selectPage, { query }),
  (open, send) => send(certificationReview.selectCase, { query: { id: open } }),
);
