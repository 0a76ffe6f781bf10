import type { CodeName } from '@fairway/gateway/contract';

/** Field that a refused binding is about; what is not listed stands above the form. */
export const bindPhoneFields = {
  verifyCodeWrong: 'verifyCode',
  verifyCodeSpent: 'verifyCode',
  overseasPhoneUnsupported: 'phone',
  otherSocialBound: 'phone',
  accountNotFound: 'phone',
  businessAccountInvalid: 'phone',
} as const satisfies Partial<Record<CodeName, string>>;
