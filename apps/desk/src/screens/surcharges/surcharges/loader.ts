import { surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { listLoader } from '@fairway/site/list';
import { surchargeList } from './address.ts';

export const { loader, page, queryOf } = listLoader(surchargeList, (query, send) =>
  send(surchargeDesk.selectPage, { query }),
);
