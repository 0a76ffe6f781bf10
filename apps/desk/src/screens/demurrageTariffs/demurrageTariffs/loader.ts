import { demurrageTariff } from '@fairway/gateway/contract/demurrageTariff';
import { listLoader } from '@fairway/site/list';
import { demurrageTariffs } from './address.ts';

export const { loader, page, queryOf } = listLoader(demurrageTariffs, (query, send) =>
  send(demurrageTariff.selectPage, { query }),
);
