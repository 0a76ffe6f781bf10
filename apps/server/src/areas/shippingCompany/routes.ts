import { shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import { type Route, read } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { carrierDepartures, carrierDetail, carriersPage } from './store.ts';

export const routes: readonly Route[] = [
  read(shippingCompany.selectPage, (handling) =>
    readFor('/wikipedia/shippingCompany', handling, carriersPage(handling.db, handling.query, handling.now)),
  ),
  read(shippingCompany.detail, async (handling) => {
    const { db, query, now, refuse } = handling;
    const carrier = await readFor('/wikipedia/shippingDetail', handling, carrierDetail(db, query.code, now));
    return carrier ?? refuse('notFound');
  }),
  read(shippingCompany.selectDepartures, (handling) =>
    readFor(
      '/wikipedia/shippingDetail',
      handling,
      carrierDepartures(handling.db, handling.query, handling.now),
    ),
  ),
];
