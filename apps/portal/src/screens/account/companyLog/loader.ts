import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { listLoader } from '@fairway/site/list';
import { companyLogList } from './companyLogList.ts';

/** Reads the page of changes that the address specifies; `page` can be prefetched. */
export const { loader, page } = listLoader(companyLogList, (query, send) =>
  send(companyFramework.selectLog, { query }),
);
