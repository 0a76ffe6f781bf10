import { insurance } from '@fairway/gateway/contract/insurance';
import { listLoader } from '@fairway/site/list';
import { insureRecord } from './address.ts';

export const { loader, page, queryOf } = listLoader(insureRecord, (query, send) =>
  send(insurance.selectMine, { query }),
);
