import { hsCode } from '@fairway/gateway/contract/hsCode';
import { type Route, read } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { hsDetail, hsPage, hsSections } from './store.ts';

export const routes: readonly Route[] = [
  read(hsCode.selectSections, (handling) =>
    readFor('/logisticsTool/HScode', handling, hsSections(handling.db)),
  ),
  read(hsCode.selectPage, (handling) =>
    readFor('/logisticsTool/HScode', handling, hsPage(handling.db, handling.query)),
  ),
  read(hsCode.detail, async (handling) => {
    const { db, query, refuse } = handling;
    const detail = await readFor('/logisticsTool/HScodeDetail', handling, hsDetail(db, query.code));
    return detail ?? refuse('notFound');
  }),
];
