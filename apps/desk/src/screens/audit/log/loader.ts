import { audit } from '@fairway/gateway/contract/audit';
import { listLoader } from '@fairway/site/list';
import { logList } from './address.ts';

export const { loader, page, queryOf } = listLoader(logList, (query, send) =>
  send(audit.selectPage, { query }),
);
