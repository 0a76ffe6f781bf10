import * as v from 'valibot';
import { call } from './call.ts';
import { email, mobileArea, phone, sixDigitCode } from './fields.ts';
import { instant, text } from './shapes.ts';

/** The purpose of a code; a code that was sent for one purpose is invalid for another. */
export const codePurposes = [
  'LOGIN_REGISTER',
  'FORGET_PASSWORD',
  'SET_UP',
  'CHANGE',
  'CHANGE_OLD',
  'UNBIND',
  'CERTIFY',
  'BIND_SOCIAL',
  'CLOSE',
  'EXPORT',
] as const;
export const codePurpose = v.picklist(codePurposes);

/** The time when the next code may be requested, and the expiry of the sent one. */
export const codeSent = v.object({ resendAt: instant, expiresAt: instant });
export type CodeSent = v.InferOutput<typeof codeSent>;

/** Proof that the caller just entered a code, to be used within minutes by the call that requires it. */
export const proofGiven = v.object({ proof: v.string(), expiresAt: instant });
export type ProofGiven = v.InferOutput<typeof proofGiven>;

/** A proof from `proofGiven`, handed back. */
export const proof = text(200);

export const verifyCode = {
  sendSmsVerifyCode: call({
    method: 'GET',
    path: '/common/verifyCode/sendSmsVerifyCode',
    summary: 'Sends a six-digit code by SMS to a mainland mobile.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ phone, type: codePurpose, mobileArea }),
    data: codeSent,
    refusals: ['sendTooSoon', 'sendTooMany', 'overseasPhoneUnsupported'],
  }),
  sendEmailVerifyCode: call({
    method: 'GET',
    path: '/common/verifyCode/sendEmailVerifyCode',
    summary: 'Sends a six-digit code by email.',
    caller: 'visitor',
    effect: true,
    query: v.strictObject({ email, type: codePurpose }),
    data: codeSent,
    refusals: ['sendTooSoon', 'sendTooMany'],
  }),
  sendSelfSmsVerifyCode: call({
    method: 'GET',
    path: '/common/verifyCode/sendSelfSmsVerifyCode',
    summary: "Sends a code to the caller's own bound phone.",
    caller: 'member',
    effect: true,
    query: v.strictObject({ type: codePurpose }),
    data: codeSent,
    refusals: ['sendTooSoon', 'sendTooMany', 'contactNotBound'],
  }),
  sendSelfEmailVerifyCode: call({
    method: 'GET',
    path: '/common/verifyCode/sendSelfEmailVerifyCode',
    summary: "Sends a code to the caller's own bound email.",
    caller: 'member',
    effect: true,
    query: v.strictObject({ type: codePurpose }),
    data: codeSent,
    refusals: ['sendTooSoon', 'sendTooMany', 'contactNotBound'],
  }),
  checkSelfPhoneVerifyCode: call({
    method: 'GET',
    path: '/common/verifyCode/checkSelfPhoneVerifyCode',
    summary: "Spends a code sent to the caller's own phone and gives a proof for the next step.",
    caller: 'member',
    effect: true,
    query: v.strictObject({ verifyCode: sixDigitCode, type: codePurpose }),
    data: proofGiven,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'contactNotBound'],
  }),
  checkSelfEmailVerifyCode: call({
    method: 'GET',
    path: '/common/verifyCode/checkSelfEmailVerifyCode',
    summary: "Spends a code sent to the caller's own email and gives a proof for the next step.",
    caller: 'member',
    effect: true,
    query: v.strictObject({ verifyCode: sixDigitCode, type: codePurpose }),
    data: proofGiven,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'contactNotBound'],
  }),
} as const;
