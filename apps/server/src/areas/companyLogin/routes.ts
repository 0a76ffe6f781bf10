import { companyLogin as calls } from '@fairway/gateway/contract/companyLogin';
import { type Route, read, write, writeInSteps } from '../../http/answer.ts';
import { finishCompanyLogin, startCompanyLogin } from './employees.ts';
import { proveDomain, removeProvider, saveProvider, selectProvider, switchProvider } from './manage.ts';

export const routes: readonly Route[] = [
  read(calls.selectProvider, selectProvider),
  writeInSteps(calls.saveProvider, saveProvider),
  writeInSteps(calls.proveDomain, proveDomain),
  write(calls.switchProvider, switchProvider),
  write(calls.removeProvider, removeProvider),
  writeInSteps(calls.start, startCompanyLogin),
  writeInSteps(calls.finish, finishCompanyLogin),
];
