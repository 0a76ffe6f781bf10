import { rightsOf } from '@fairway/trade';
import type { OtherDevice, Session } from '../../contract/auth.ts';
import type { AuditInfo } from '../../contract/company.ts';
import type { Profile } from '../../contract/user.ts';
import type { CodeSent } from '../../contract/verifyCode.ts';
import { sampleId, sampleInstant, sampleNow } from './basics.ts';

export function sampleSession(overrides: Partial<Session> = {}): Session {
  return { token: 'sample-token', expiresAt: sampleInstant(30), ...overrides };
}

/** Returns the response to a login while another device is online. */
export function sampleOtherDevice(overrides: Partial<OtherDevice> = {}): OtherDevice {
  return {
    ticket: 'sample-ticket',
    expiresAt: sampleInstant(0, 0.1),
    lastSeenAt: sampleInstant(0, -1),
    ...overrides,
  };
}

/** A code just sent: good for five minutes, the next one after sixty seconds. */
export function sampleCodeSent(now: string = sampleNow): CodeSent {
  const at = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();
  return { resendAt: at(60), expiresAt: at(300) };
}

/** The status and rights of a kind of account. */
export function sampleRights(
  kind: keyof typeof audits = 'personal',
): Pick<Profile, 'memberStatus' | 'memberType' | 'role' | 'permissions'> {
  const { memberStatus } = audits[kind];
  const { memberType, role, permissions } = rightsOf(audits[kind]);
  return { memberStatus, memberType, role, permissions: [...permissions] };
}

/** A person with a personal account. The name is invented. */
export function sampleProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: sampleId(4, 1),
    name: '林晓航',
    avatar: null,
    sex: 0,
    phone: '138****0001',
    email: 'l***@example.com',
    ...sampleRights(),
    nickname: '晓航',
    birthday: null,
    ...overrides,
  };
}

const audits = {
  personal: { accountType: 3, auditStatus: 0, personalAuditStatus: 0, source: 1, memberStatus: 1 },
  companyAdmin: { accountType: 1, auditStatus: 2, personalAuditStatus: 2, source: 1, memberStatus: 2 },
  subAccount: { accountType: 2, auditStatus: 2, personalAuditStatus: 0, source: 2, memberStatus: 3 },
} as const;

/** Returns the verification state of an account; the company is invented. */
export function sampleAuditInfo(
  kind: keyof typeof audits = 'personal',
  overrides: Partial<AuditInfo> = {},
): AuditInfo {
  return {
    ...audits[kind],
    personalRealName: kind === 'companyAdmin' ? '林晓航' : null,
    companyName: kind === 'personal' ? null : '样例国际货运代理有限公司',
    ...overrides,
  };
}
