import { hsCode } from '@fairway/gateway/contract/hsCode';
import { answer, type Route } from '../../http/answer.ts';
import { readFor } from '../encyclopedia/index.ts';
import { hsDetail, hsPage, hsSections } from './store.ts';

export const routes: readonly Route[] = [
  answer(hsCode.selectSections, (handling) =>
    readFor('/logisticsTool/HScode', handling, hsSections(handling.db)),
  ),
  answer(hsCode.selectPage, (handling) =>
    readFor('/logisticsTool/HScode', handling, hsPage(handling.db, handling.query)),
  ),
  answer(hsCode.detail, async (handling) => {
    const { db, query, refuse } = handling;
    const found = await readFor('/logisticsTool/HScodeDetail', handling, hsDetail(db, query.code));
    return found ?? refuse('notFound');
  }),
];
