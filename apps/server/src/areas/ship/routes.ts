import { ship } from '@fairway/gateway/contract/ship';
import { type Route, read } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { vesselDetail, vesselsPage } from './store.ts';

export const routes: readonly Route[] = [
  read(ship.selectPage, (handling) =>
    readFor('/wikipedia/shipInfo', handling, vesselsPage(handling.db, handling.query, handling.now)),
  ),
  read(ship.detail, async (handling) => {
    const { db, query, now, refuse } = handling;
    const vessel = await readFor('/wikipedia/shipDetail', handling, vesselDetail(db, query.imo, now));
    return vessel ?? refuse('notFound');
  }),
];
