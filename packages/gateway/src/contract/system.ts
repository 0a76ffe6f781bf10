import * as v from 'valibot';
import { call } from './call.ts';
import { id, text } from './shapes.ts';

/** 1 normal, 2 member, 3 company sub-account member. */
export const memberStatus = v.picklist([1, 2, 3]);

/** 0 not verified, 1 under review, 2 approved, 3 rejected. */
export const auditStatus = v.picklist([0, 1, 2, 3]);

/** 1 company admin, 2 company sub-account, 3 personal. */
export const accountType = v.picklist([1, 2, 3]);

export const profile = v.object({
  id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  /** 0 unknown, 1 male, 2 female. */
  sex: v.picklist([0, 1, 2]),
  /** Masked: enough to recognise, not enough to use. */
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  memberStatus,
  nickname: v.nullable(v.string()),
  birthday: v.nullable(v.string()),
});
export type Profile = v.InferOutput<typeof profile>;

export const auditInfo = v.object({
  accountType,
  auditStatus,
  personalAuditStatus: auditStatus,
  /** 1 made from a personal account, 2 opened as a company account. */
  source: v.picklist([1, 2]),
  memberStatus,
  personalRealName: v.nullable(v.string()),
  companyName: v.nullable(v.string()),
});
export type AuditInfo = v.InferOutput<typeof auditInfo>;

export const user = {
  profile: call({
    method: 'GET',
    path: '/system/user/profile',
    summary: "The caller's own profile.",
    caller: 'member',
    data: profile,
  }),
  loginValidateAccountExist: call({
    method: 'GET',
    path: '/system/user/loginValidateAccountExist',
    summary:
      'Whether a business portal username can log in: 1 yes, 0 no. Small quota, then a constant answer.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ account: text(100) }),
    data: v.object({ status: v.picklist([0, 1]) }),
  }),
  checkPhoneExist: call({
    method: 'GET',
    path: '/system/user/checkPhoneExist',
    summary: 'Whether a phone belongs to an account: 1 yes, 0 no. Small quota, then a constant answer.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ phone: text(40) }),
    data: v.object({ status: v.picklist([0, 1]) }),
  }),
  checkEmailExist: call({
    method: 'GET',
    path: '/system/user/checkEmailExist',
    summary: 'Whether an e-mail belongs to an account: 1 yes, 0 no. Small quota, then a constant answer.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ email: text(100) }),
    data: v.object({ status: v.picklist([0, 1]) }),
  }),
} as const;

export const company = {
  selectCompanyAuditInfo: call({
    method: 'GET',
    path: '/company/selectCompanyAuditInfo',
    summary: 'What kind of account the caller has and how far its verification is.',
    caller: 'member',
    data: auditInfo,
  }),
} as const;
