import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { account, givenPassword, mobileArea, newPassword, phone, sixDigitCode } from './fields.ts';
import { agreed } from './sensitive.ts';
import { instant, nothing, oneOf, text } from './shapes.ts';

/** 1 private, 2 business. */
export const loginPortal = v.picklist(trade.numbersOf(trade.loginPortal));

/** An opened session: the token to send as bearer, bound to the key that signed the login. */
export const session = v.object({
  token: v.string(),
  expiresAt: instant,
  /** True at the owner's first login, so that a new user is not welcomed back. */
  firstVisit: v.optional(v.boolean()),
});
export type Session = v.InferOutput<typeof session>;

/** The data of a refusal `otherDeviceOnline`: the ticket that a login with `forceTicket` spends. */
export const otherDevice = v.object({
  ticket: v.string(),
  expiresAt: instant,
  /** When the other session was last used. */
  lastSeenAt: instant,
});
export type OtherDevice = v.InferOutput<typeof otherDevice>;

/** The state of the scan of a social-app QR; a used one, or one requested by another browser, reads as expired. */
export const socialScan = v.picklist(['waiting', 'scanned', 'refused', 'expired', 'confirmed']);
export type SocialScan = v.InferOutput<typeof socialScan>;

/** The proof of a confirmed social-app login: valid once, for five minutes, in the browser that requested it. */
const socialProof = { wxcode: text(200), state: text(200) };

/** Login calls carry no token: an expired one must not block the next login. */
export const auth = {
  login: call({
    method: 'POST',
    path: '/auth/login',
    summary: 'Password login, by phone, email, admin account or sub-account username.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({
      account,
      password: givenPassword,
      loginPortal,
      /** From a refusal `otherDeviceOnline`: ends the other session. */
      forceTicket: v.optional(text(200)),
      /** After a refusal `firstPasswordOver`: the sub-account's own password, in place of the first one. */
      newPassword: v.optional(newPassword),
    }),
    data: session,
    refusals: [
      'passwordWrong',
      'firstPasswordOver',
      'passwordUnchanged',
      'passwordLoginUnsupported',
      'overseasPhoneUnsupported',
      'otherDeviceOnline',
      'accountBlocked',
      'companyLoginOnly',
      'forceTicketInvalid',
      'loginWait',
    ],
  }),
  loginAndRegisterByVerifyCode: call({
    method: 'POST',
    path: '/auth/loginAndRegisterByVerifyCode',
    summary:
      'Login by a code sent to phone or email; a new account is made at first use in the private portal.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({
      account,
      verifyCode: sixDigitCode,
      loginPortal,
      /** The texts that a new user agrees to: agreement and privacy policy. */
      agreed,
      forceTicket: v.optional(text(200)),
    }),
    data: session,
    refusals: [
      'consentNeeded',
      'verifyCodeWrong',
      'verifyCodeSpent',
      'otherDeviceOnline',
      'accountBlocked',
      'companyLoginOnly',
      'forceTicketInvalid',
      'overseasPhoneUnsupported',
      'accountNotFound',
      'businessAccountInvalid',
    ],
  }),
  silentLogin: call({
    method: 'POST',
    path: '/auth/silentLogin',
    summary: "Switches between a person's own and company account; the old token ends.",
    caller: 'member',
    body: v.strictObject({ loginPortal }),
    data: session,
    refusals: ['switchUnavailable', 'accountBlocked'],
  }),
  logout: call({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session that sends it.',
    caller: 'member',
    data: nothing,
  }),
  bindPhonePcWeixinLogin: call({
    method: 'POST',
    path: '/auth/bindPhonePcWeixinLogin',
    summary: 'Binds a phone after a social-app login that has no account yet, and opens the session.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({
      phone,
      mobileArea,
      /** Sent to the phone for LOGIN_REGISTER. */
      verifyCode: sixDigitCode,
      ...socialProof,
      loginPortal,
      agreed,
      forceTicket: v.optional(text(200)),
    }),
    data: session,
    refusals: [
      'consentNeeded',
      'verifyCodeWrong',
      'verifyCodeSpent',
      'socialLoginInvalid',
      'socialAccountBound',
      'otherSocialBound',
      'otherDeviceOnline',
      'accountBlocked',
      'companyLoginOnly',
      'forceTicketInvalid',
      'overseasPhoneUnsupported',
      'accountNotFound',
      'businessAccountInvalid',
    ],
  }),
  weixinQrLogin: call({
    method: 'GET',
    path: '/auth/weixinQrLogin',
    summary: 'Starts a social-app login: where to send this browser, and what a QR for the phone holds.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({
      loginPortal: oneOf(trade.numbersOf(trade.loginPortal)),
      /** The address to return to, with `wxcode` and `state`; home unless it is on this site. */
      callbackUrl: text(500),
      /** The return address if the social account has no account here yet. */
      bindPhoneUrl: text(500),
    }),
    data: v.object({
      /** The social app's own page, for the browser that sends the request. */
      url: v.string(),
      /** Content of a QR for the phone; null where the social app only shows its own, at `url`. */
      scanUrl: v.nullable(v.string()),
      state: v.string(),
      expiresAt: instant,
    }),
    refusals: ['socialLoginOff'],
  }),
  weixinQrStatus: call({
    method: 'GET',
    path: '/auth/weixinQrStatus',
    summary: 'How far the scan of a social-app QR has come; once confirmed, with the wxcode to exchange.',
    caller: 'visitor',
    withoutToken: true,
    query: v.strictObject({ state: text(200) }),
    data: v.object({ scan: socialScan, wxcode: v.nullable(v.string()) }),
  }),
  weixinLogin: call({
    method: 'POST',
    path: '/auth/weixinLogin',
    summary: 'Exchanges the wxcode of a social-app login for a token.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({ ...socialProof, loginPortal, forceTicket: v.optional(text(200)) }),
    data: v.object({ value: v.string(), expiresAt: instant }),
    refusals: [
      'socialLoginPending',
      'socialLoginInvalid',
      'businessAccountInvalid',
      'otherDeviceOnline',
      'accountBlocked',
      'companyLoginOnly',
      'forceTicketInvalid',
    ],
  }),
  checkPcLoginStatus: call({
    method: 'GET',
    path: '/auth/checkPcLoginStatus',
    summary: 'Whether the session of the token in x-checked-token is still the live one, and if not, why.',
    caller: 'visitor',
    withoutToken: true,
    data: v.object({ status: v.picklist(trade.numbersOf(trade.yesOrNo)), msg: v.string() }),
  }),
} as const;

export const token = {
  v2check: call({
    method: 'GET',
    path: '/token/v2check',
    summary: 'Whether the token in x-checked-token is valid: status 1, or 0 with the reason.',
    caller: 'visitor',
    withoutToken: true,
    data: v.object({ status: v.picklist(trade.numbersOf(trade.yesOrNo)), msg: v.string() }),
  }),
} as const;
