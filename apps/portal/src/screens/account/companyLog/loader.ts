import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { listLoader } from '@fairway/site/list';
import { companyLogList } from './companyLogList.ts';

/** Reads the page of changes that the address asks for; `page` can be read ahead. */
export const { loader, page } = listLoader(companyLogList, (query, send) =>
  send(companyFramework.selectLog, { query }),
);
