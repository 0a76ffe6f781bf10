import { personalData } from '@fairway/gateway/contract/personalData';
import { holds } from '@fairway/trade';
import { answer, type Route } from '../../http/answer.ts';
import { closingOf, requestClosing, undoClosing } from './closing.ts';
import { prepareExport } from './export.ts';

export const routes: readonly Route[] = [
  answer(personalData.prepareExport, prepareExport),
  answer(personalData.selectClosing, ({ caller, db, now }) =>
    holds(caller.rights.permissions, 'account:close') ? closingOf(db, caller, now) : null,
  ),
  answer(personalData.requestClosing, requestClosing),
  answer(personalData.undoClosing, undoClosing),
];
