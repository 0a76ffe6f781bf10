import * as v from 'valibot';
import { call } from './call.ts';
import { instant, text } from './shapes.ts';

/** What a code is good for; one sent for one purpose is worth nothing for another. */
export const codePurposes = [
  'LOGIN_REGISTER',
  'FORGET_PASSWORD',
  'SET_UP',
  'CHANGE',
  'CHANGE_OLD',
  'UNBIND',
  'CERTIFY',
  'BIND_SOCIAL',
] as const;
export const codePurpose = v.picklist(codePurposes);

/** When the next code may be asked for, and until when the sent one is good. */
export const codeSent = v.object({ resendAt: instant, expiresAt: instant });
export type CodeSent = v.InferOutput<typeof codeSent>;

export const verifyCode = {
  sendSmsVerifyCode: call({
    method: 'GET',
    path: '/common/verifyCode/sendSmsVerifyCode',
    summary: 'Sends a six-digit code by SMS to a mainland mobile.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ phone: text(40), type: codePurpose, mobileArea: v.optional(text(8), '86') }),
    data: codeSent,
    refusals: ['sendTooSoon', 'sendTooMany', 'overseasPhoneUnsupported'],
  }),
  sendEmailVerifyCode: call({
    method: 'GET',
    path: '/common/verifyCode/sendEmailVerifyCode',
    summary: 'Sends a six-digit code by e-mail.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ email: text(100), type: codePurpose }),
    data: codeSent,
    refusals: ['sendTooSoon', 'sendTooMany'],
  }),
} as const;
