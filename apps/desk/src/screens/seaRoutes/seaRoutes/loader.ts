import { seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { listLoader } from '@fairway/site/list';
import { seaRouteList } from './address.ts';

export const { loader, page, queryOf } = listLoader(seaRouteList, (query, send) =>
  send(seaRouteDesk.selectPage, { query }),
);
