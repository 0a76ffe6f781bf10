import type { CodeName } from '@fairway/gateway/contract';

/** Field that a refused binding concerns; unlisted refusals are above the form. */
export const bindPhoneFields = {
  verifyCodeWrong: 'verifyCode',
  verifyCodeSpent: 'verifyCode',
  overseasPhoneUnsupported: 'phone',
  otherSocialBound: 'phone',
  accountNotFound: 'phone',
  businessAccountInvalid: 'phone',
} as const satisfies Partial<Record<CodeName, string>>;
