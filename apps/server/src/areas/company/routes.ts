import { company } from '@fairway/gateway/contract/company';
import { type Route, read } from '../../http/answer.ts';
import { ownAccount } from '../account/index.ts';

export const routes: readonly Route[] = [
  read(company.selectCompanyAuditInfo, async ({ caller, db }) => {
    const account = await ownAccount(db, caller);
    return {
      accountType: account.accountType,
      auditStatus: account.auditStatus,
      personalAuditStatus: account.personalAuditStatus,
      source: account.source,
      memberStatus: account.memberStatus,
      personalRealName: account.realName,
      companyName: account.companyName,
    };
  }),
];
