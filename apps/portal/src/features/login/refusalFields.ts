import type { CodeName } from '@fairway/gateway/contract';

/** Field of the form that a refusal concerns; unlisted refusals are above the form. */
type RefusalFields<Field extends string> = Readonly<Partial<Record<CodeName, Field>>>;

/** Of the login by code, to phone or to email. */
export function codeLoginFields<Channel extends 'phone' | 'email'>(channel: Channel) {
  return {
    verifyCodeWrong: 'verifyCode',
    verifyCodeSpent: 'verifyCode',
    overseasPhoneUnsupported: 'phone',
    accountNotFound: channel,
    businessAccountInvalid: channel,
  } as const satisfies RefusalFields<string>;
}

/** Of the login by password. Wrong account or wrong password is one refusal, and so about neither field. */
export const passwordLoginFields = {
  passwordLoginUnsupported: 'account',
  overseasPhoneUnsupported: 'account',
  businessAccountInvalid: 'account',
} as const satisfies RefusalFields<string>;
