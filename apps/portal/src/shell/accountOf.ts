import type { AuditInfo } from '@fairway/gateway/contract/company';
import type { Profile } from '@fairway/gateway/contract/user';
import { accountType, auditStatus as auditStatuses, memberStatus as memberStatuses } from '@fairway/trade';

/** The header's data about the logged-in user. */
export interface AccountSummary {
  readonly name: string;
  readonly badge: 'normal' | 'personal' | 'company' | 'subAccount';
  readonly portal: 'personal' | 'company';
  /** 0 not verified, 1 under review, 2 approved, 3 rejected; of the person or of the company, whichever logged in. */
  readonly auditStatus: AuditInfo['auditStatus'];
}

/** Sums up profile and verification; the verified name shows only once it is approved (specification, point 4). */
export function accountOf(profile: Profile, audit: AuditInfo): AccountSummary {
  const personal = audit.accountType === accountType.personal;
  const auditStatus = personal ? audit.personalAuditStatus : audit.auditStatus;
  const verified = personal ? audit.personalRealName : audit.companyName;
  return {
    name: (auditStatus === auditStatuses.approved && verified) || profile.nickname || profile.name,
    badge: badgeOf(profile),
    portal: personal ? 'personal' : 'company',
    auditStatus,
  };
}

const badges = { normal: 'normal', individual: 'personal', enterprise: 'company' } as const;

function badgeOf({ memberStatus, memberType }: Profile): AccountSummary['badge'] {
  return memberStatus === memberStatuses.subAccountMember ? 'subAccount' : badges[memberType];
}
