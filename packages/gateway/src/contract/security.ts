import * as v from 'valibot';
import { loginPortal } from './auth.ts';
import { call } from './call.ts';
import { loginLogEntry, openDevice } from './devices.ts';
import { email, givenPassword, mobileArea, newPassword, phone, sixDigitCode } from './fields.ts';
import { listCall } from './listCall.ts';
import { loginLogListing } from './listings/loginLog.ts';
import { id, instant, nothing, text } from './shapes.ts';
import { snsType } from './user.ts';
import { proof, proofGiven } from './verifyCode.ts';

export * from './devices.ts';

/** The current ways to log in. */
export const securityState = v.object({
  /** Masked; null when none is bound. */
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Login name of a company account. */
  username: v.nullable(v.string()),
  passwordSet: v.boolean(),
  passwordChangedAt: v.nullable(instant),
  /** Whether the social app can be bound here, and since when it is; null where it is not. */
  socialOffered: v.boolean(),
  socialBoundAt: v.nullable(instant),
  /** The ways that can be removed; the others are needed to log in. */
  removable: v.array(v.picklist(['phone', 'email', 'weixin'])),
});
export type SecurityState = v.InferOutput<typeof securityState>;

/** Account security. Each changes what opens the account, so every other session of it ends. */
export const security = {
  setUpPhone: call({
    method: 'POST',
    path: '/system/user/setUpPhone',
    summary: 'Binds a first phone, by a code sent to it for SET_UP.',
    caller: 'member',
    body: v.strictObject({ phone, mobileArea, verifyCode: sixDigitCode }),
    data: nothing,
    refusals: [
      'phoneBound',
      'oldContactUnproven',
      'overseasPhoneUnsupported',
      'verifyCodeWrong',
      'verifyCodeSpent',
    ],
  }),
  changePhoneValidateOldPhone: call({
    method: 'POST',
    path: '/system/user/changePhoneValidateOldPhone',
    summary: 'First step of changing the phone: proves the bound one, by a code sent to it for CHANGE_OLD.',
    caller: 'member',
    body: v.strictObject({ verifyCode: sixDigitCode }),
    data: proofGiven,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'contactNotBound'],
  }),
  changePhone: call({
    method: 'POST',
    path: '/system/user/changePhone',
    summary:
      'Second step: binds the new phone, by a code sent to it for CHANGE and the proof of the old one.',
    caller: 'member',
    body: v.strictObject({ phone, mobileArea, verifyCode: sixDigitCode, proof }),
    data: nothing,
    refusals: [
      'oldContactUnproven',
      'phoneBound',
      'phoneUnchanged',
      'overseasPhoneUnsupported',
      'verifyCodeWrong',
      'verifyCodeSpent',
    ],
  }),
  unBindPhone: call({
    method: 'POST',
    path: '/system/user/unBindPhone',
    summary: 'Takes the phone off the account, by a code sent to it for UNBIND.',
    caller: 'member',
    body: v.strictObject({ verifyCode: sixDigitCode }),
    data: nothing,
    refusals: ['lastLoginMethod', 'contactNotBound', 'verifyCodeWrong', 'verifyCodeSpent'],
  }),
  setUpEmail: call({
    method: 'POST',
    path: '/system/user/setUpEmail',
    summary: 'Binds a first email, by a code sent to it for SET_UP.',
    caller: 'member',
    body: v.strictObject({ email, verifyCode: sixDigitCode }),
    data: nothing,
    refusals: ['emailBound', 'oldContactUnproven', 'verifyCodeWrong', 'verifyCodeSpent'],
  }),
  changeEmailValidateOldEmail: call({
    method: 'POST',
    path: '/system/user/changeEmailValidateOldEmail',
    summary: 'First step of changing the email: proves the bound one, by a code sent to it for CHANGE_OLD.',
    caller: 'member',
    body: v.strictObject({ verifyCode: sixDigitCode }),
    data: proofGiven,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'contactNotBound'],
  }),
  changeEmail: call({
    method: 'POST',
    path: '/system/user/changeEmail',
    summary:
      'Second step: binds the new email, by a code sent to it for CHANGE and the proof of the old one.',
    caller: 'member',
    body: v.strictObject({ email, verifyCode: sixDigitCode, proof }),
    data: nothing,
    refusals: ['oldContactUnproven', 'emailBound', 'emailUnchanged', 'verifyCodeWrong', 'verifyCodeSpent'],
  }),
  unBindEmail: call({
    method: 'POST',
    path: '/system/user/unBindEmail',
    summary: 'Takes the email off the account, by a code sent to it for UNBIND.',
    caller: 'member',
    body: v.strictObject({ verifyCode: sixDigitCode }),
    data: nothing,
    refusals: ['lastLoginMethod', 'contactNotBound', 'verifyCodeWrong', 'verifyCodeSpent'],
  }),
  unBindPcWxOpenId: call({
    method: 'POST',
    path: '/system/user/unBindPcWxOpenId',
    summary: 'Takes the social app off the account, by a code sent to the own phone or email for UNBIND.',
    caller: 'member',
    query: v.strictObject({ snsType: v.optional(snsType, 'weixin'), verifyCode: sixDigitCode }),
    data: nothing,
    refusals: ['lastLoginMethod', 'contactNotBound', 'verifyCodeWrong', 'verifyCodeSpent'],
  }),
  setUpPassword: call({
    method: 'POST',
    path: '/system/user/setUpPassword',
    summary: 'Sets the first password, with a proof of the own phone or email for SET_UP.',
    caller: 'member',
    body: v.strictObject({ password: newPassword, proof }),
    data: nothing,
    refusals: ['passwordAlreadySet', 'oldContactUnproven'],
  }),
  updatePassword: call({
    method: 'POST',
    path: '/system/user/updatePassword',
    summary: 'Changes the password by the current one.',
    caller: 'member',
    body: v.strictObject({ oldPassword: givenPassword, password: newPassword }),
    data: nothing,
    refusals: ['oldPasswordWrong', 'passwordUnchanged', 'loginWait'],
  }),
  updatePasswordByPhone: call({
    method: 'POST',
    path: '/system/user/updatePasswordByPhone',
    summary: 'Changes the password by a code sent to the own phone for CHANGE.',
    caller: 'member',
    body: v.strictObject({ verifyCode: sixDigitCode, password: newPassword }),
    data: nothing,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'contactNotBound', 'passwordUnchanged'],
  }),
  updatePasswordByEmail: call({
    method: 'POST',
    path: '/system/user/updatePasswordByEmail',
    summary: 'Changes the password by a code sent to the own email for CHANGE.',
    caller: 'member',
    body: v.strictObject({ verifyCode: sixDigitCode, password: newPassword }),
    data: nothing,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'contactNotBound', 'passwordUnchanged'],
  }),
  updatePasswordByPhoneByForget: call({
    method: 'POST',
    path: '/system/user/updatePasswordByPhoneByForget',
    summary: 'Sets a new password for who forgot it, by a code sent to the phone for FORGET_PASSWORD.',
    caller: 'visitor',
    body: v.strictObject({ phone, mobileArea, verifyCode: sixDigitCode, password: newPassword, loginPortal }),
    data: nothing,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'accountNotFound', 'overseasPhoneUnsupported'],
  }),
  updatePasswordByEmailByForget: call({
    method: 'POST',
    path: '/system/user/updatePasswordByEmailByForget',
    summary: 'Sets a new password for who forgot it, by a code sent to the email for FORGET_PASSWORD.',
    caller: 'visitor',
    body: v.strictObject({ email, verifyCode: sixDigitCode, password: newPassword, loginPortal }),
    data: nothing,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'accountNotFound'],
  }),
  selectState: call({
    method: 'GET',
    path: '/system/user/selectSecurity',
    summary: 'What opens the account of the caller: contacts, password, social app.',
    caller: 'member',
    data: securityState,
  }),
  bindPcWxOpenId: call({
    method: 'POST',
    path: '/system/user/bindPcWxOpenId',
    summary: 'Binds the social app, by what a QR that was confirmed brought.',
    caller: 'member',
    body: v.strictObject({ state: text(200), wxcode: text(200) }),
    data: nothing,
    refusals: ['socialLoginInvalid', 'socialAccountBound', 'otherSocialBound'],
  }),
  selectSessions: call({
    method: 'GET',
    path: '/system/user/selectSessions',
    summary:
      "The caller's devices that are logged in, over all accounts of the person; the one that asks first.",
    caller: 'member',
    data: v.object({ rows: v.array(openDevice) }),
  }),
  endSession: call({
    method: 'POST',
    path: '/system/user/endSession',
    summary: "Logs one of the caller's devices out.",
    caller: 'member',
    body: v.strictObject({ id }),
    data: nothing,
    refusals: ['sessionGone'],
  }),
  endOtherSessions: call({
    method: 'POST',
    path: '/system/user/endOtherSessions',
    summary: "Logs all of the caller's other devices out, and on request this one too.",
    caller: 'member',
    body: v.strictObject({ alsoThis: v.optional(v.boolean(), false) }),
    data: v.object({ ended: v.number() }),
  }),
  selectLoginLog: listCall({
    path: '/system/user/selectLoginLog',
    summary: "Logins to the caller's accounts in the last 30 days, and those that failed.",
    caller: 'member',
    listing: loginLogListing,
    row: loginLogEntry,
  }),
} as const;
