import { personalData } from '@fairway/gateway/contract/personalData';
import { holds } from '@fairway/trade';
import { type Route, read, write, writeInSteps } from '../../http/answer.ts';
import { closingOf, requestClosing, undoClosing } from './closing.ts';
import { prepareExport } from './export.ts';

export const routes: readonly Route[] = [
  writeInSteps(personalData.prepareExport, prepareExport),
  read(personalData.selectClosing, ({ caller, db, now }) =>
    holds(caller.rights.permissions, 'account:close') ? closingOf(db, caller, now) : null,
  ),
  write(personalData.requestClosing, requestClosing),
  write(personalData.undoClosing, undoClosing),
];
