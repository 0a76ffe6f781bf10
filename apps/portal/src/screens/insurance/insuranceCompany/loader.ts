import { insurance } from '@fairway/gateway/contract/insurance';
import { listLoader } from '@fairway/site/list';
import { insuranceCompany } from './address.ts';

export const { loader, page, queryOf } = listLoader(insuranceCompany, (query, send) =>
  send(insurance.selectInsurers, { query }),
);
