import type { AuditInfo } from '@fairway/gateway/contract/company';
import type { Profile } from '@fairway/gateway/contract/user';
import { rightsOf } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import { accountOf } from './accountOf.ts';

const profile: Profile = {
  id: '01942f5e-0000-7000-8000-000000000001',
  name: '138****8000',
  avatar: null,
  sex: 0,
  phone: '138****8000',
  email: null,
  memberStatus: 1,
  memberType: 'normal',
  role: 1,
  permissions: [],
  nickname: null,
  birthday: null,
};
const audit: AuditInfo = {
  accountType: 3,
  auditStatus: 0,
  personalAuditStatus: 0,
  source: 2,
  memberStatus: 1,
  personalRealName: '林伟',
  companyName: '远帆国际物流（样例）有限公司',
};

describe('accountOf', () => {
  it('shows the verified name only once it is approved', () => {
    expect(accountOf(profile, audit).name).toBe('138****8000');
    expect(accountOf(profile, { ...audit, personalAuditStatus: 1 }).name).toBe('138****8000');
    expect(accountOf(profile, { ...audit, personalAuditStatus: 2 }).name).toBe('林伟');
  });

  it('looks at the company for company accounts', () => {
    const company = accountOf(profile, { ...audit, accountType: 1, auditStatus: 2 });
    expect(company).toMatchObject({
      name: '远帆国际物流（样例）有限公司',
      portal: 'company',
      auditStatus: 2,
    });
  });

  it.each([
    [1, 3, 'normal'],
    [2, 3, 'personal'],
    [2, 1, 'company'],
    [3, 2, 'subAccount'],
  ] as const)('member status %i of account type %i is badged %s', (memberStatus, accountType, badge) => {
    const { memberType } = rightsOf({ accountType, memberStatus });
    expect(accountOf({ ...profile, memberStatus, memberType }, { ...audit, accountType }).badge).toBe(badge);
  });
});
