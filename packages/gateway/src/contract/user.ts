import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { account, email, phone } from './fields.ts';
import { day, id, instant, text } from './shapes.ts';

/** 1 normal, 2 member, 3 company sub-account member. */
export const memberStatus = v.picklist(trade.numbersOf(trade.memberStatus));

/** 0 not verified, 1 under review, 2 approved, 3 rejected. */
export const auditStatus = v.picklist(trade.numbersOf(trade.auditStatus));

/** 1 company admin, 2 company sub-account, 3 personal. */
export const accountType = v.picklist(trade.numbersOf(trade.accountType));

/** 0 unknown, 1 male, 2 female. */
export const sex = v.picklist(trade.numbersOf(trade.gender));

/** Social apps that can be bound. */
export const snsType = v.picklist(['weixin']);

/**
 * The caller's status and rights. A site uses them for display; the server checks every call again by the same table,
 * `@fairway/trade`.
 */
const rights = {
  memberType: v.picklist(trade.memberTypes),
  /** 1 general, 2 vip, 3 invite. */
  role: v.picklist([1, 2, 3]),
  /** Permissions, `order:buy`; `order:*` covers all of orders, `*` everything. */
  permissions: v.array(v.string()),
};

export const profile = v.object({
  id,
  name: v.string(),
  /** The source of the picture: a link that is valid for a day. */
  avatar: v.nullable(v.string()),
  sex,
  /** Masked: enough to recognise, not enough to use. */
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  memberStatus,
  ...rights,
  nickname: v.nullable(v.string()),
  birthday: v.nullable(v.string()),
});
export type Profile = v.InferOutput<typeof profile>;

/** 1 yes, 0 no. */
export const yesNo = v.object({ status: v.picklist(trade.numbersOf(trade.yesOrNo)) });

/** Which kind of account a contact belongs to; null for none, and once the quota is used up. */
const kindOfAccount = v.object({ accountType: v.nullable(accountType) });

export const user = {
  profile: call({
    method: 'GET',
    path: '/system/user/profile',
    summary: "The caller's own profile.",
    caller: 'member',
    data: profile,
  }),
  updateProfile: call({
    method: 'POST',
    path: '/system/user/updateProfile',
    summary: "Changes the caller's own profile; fields left out stay as they are.",
    caller: 'member',
    body: v.strictObject({
      nickname: v.optional(v.pipe(text(30), v.trim(), trade.follows(trade.visible))),
      /** Id of an uploaded picture; null takes it away. */
      avatar: v.optional(v.nullable(id)),
      sex: v.optional(sex),
      birthday: v.optional(v.nullable(day)),
    }),
    data: profile,
    refusals: ['pictureGone'],
  }),
  loginValidateAccountExist: call({
    method: 'GET',
    path: '/system/user/loginValidateAccountExist',
    summary:
      'Whether a business portal username can log in: 1 yes, 0 no. Small quota, then a constant answer.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ account }),
    data: yesNo,
  }),
  checkPhoneExist: call({
    method: 'GET',
    path: '/system/user/checkPhoneExist',
    summary: 'Whether a phone belongs to an account: 1 yes, 0 no. Small quota, then a constant answer.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ phone }),
    data: yesNo,
  }),
  checkEmailExist: call({
    method: 'GET',
    path: '/system/user/checkEmailExist',
    summary: 'Whether an email belongs to an account: 1 yes, 0 no. Small quota, then a constant answer.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ email }),
    data: yesNo,
  }),
  getPhoneAccountType: call({
    method: 'GET',
    path: '/system/user/getPhoneAccountType',
    summary: 'Which kind of account a phone belongs to. Small quota, then a constant answer.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ phone }),
    data: kindOfAccount,
  }),
  getEmailAccountType: call({
    method: 'GET',
    path: '/system/user/getEmailAccountType',
    summary: 'Which kind of account an email belongs to. Small quota, then a constant answer.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ email }),
    data: kindOfAccount,
  }),
  currentEmail: call({
    method: 'GET',
    path: '/system/user/currentEmail',
    summary: "The caller's own email, masked; null when none is bound.",
    caller: 'member',
    data: v.object({ email: v.nullable(v.string()) }),
  }),
  bindSnsAccountStatusList: call({
    method: 'GET',
    path: '/system/user/bindSnsAccountStatusList',
    summary: 'Which social apps the caller has bound.',
    caller: 'member',
    data: v.object({
      rows: v.array(
        v.object({
          snsType,
          bound: v.boolean(),
          nickname: v.nullable(v.string()),
          boundAt: v.nullable(instant),
        }),
      ),
    }),
  }),
  checkBindStatus: call({
    method: 'GET',
    path: '/system/user/checkBindStatus',
    summary: 'Whether the caller has bound one social app: 1 yes, 0 no. Asked while a QR code is shown.',
    caller: 'member',
    query: v.strictObject({ snsType }),
    data: yesNo,
  }),
} as const;
