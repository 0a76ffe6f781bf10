import { accountSource, auditStatus as audit, accountType as type } from './statuses.ts';

/** The input that decides whether a person may change accounts, as the gateway sends it. */
export interface AccountSwitchFacts {
  /** 1 company, 2 company sub-account, 3 personal. */
  readonly accountType: 1 | 2 | 3;
  /** Of the company, also for a personal account: 0 not verified, 1 under review, 2 approved, 3 rejected. */
  readonly auditStatus: 0 | 1 | 2 | 3;
  /** 1 made from a personal account, 2 opened as a company account. */
  readonly source: 1 | 2;
}

/** The accounts that a person may switch to. */
export type AccountSwitch = 'toPersonal' | 'toCompany' | 'applyForCompany';

/** The one entry that the profile menu offers, or null (specification, point 4, "Account switch"). */
export function accountSwitch({
  accountType,
  auditStatus,
  source,
}: AccountSwitchFacts): AccountSwitch | null {
  const approved = auditStatus === audit.approved;
  if (accountType === type.personal) return approved ? 'toCompany' : 'applyForCompany';
  return accountType === type.companyAdmin && approved && source === accountSource.personalAccount
    ? 'toPersonal'
    : null;
}
