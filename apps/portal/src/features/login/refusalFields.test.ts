import type { Call } from '@fairway/gateway/contract';
import { auth } from '@fairway/gateway/contract/auth';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { describe, expect, test } from 'vitest';
import { codeLoginFields, passwordLoginFields } from './refusalFields.ts';

/**
 * The place in a login dialog that shows each refusal of the contract; `question` and `step` open a question or step
 * instead.
 */
const byPassword = {
  companyLoginOnly: 'form',
  accountBlocked: 'form',
  firstPasswordOver: 'step',
  passwordUnchanged: 'form',
  passwordWrong: 'form',
  passwordLoginUnsupported: 'account',
  overseasPhoneUnsupported: 'account',
  otherDeviceOnline: 'question',
  forceTicketInvalid: 'form',
  loginWait: 'form',
};
const byCode = {
  companyLoginOnly: 'form',
  consentNeeded: 'question',
  accountBlocked: 'form',
  verifyCodeWrong: 'verifyCode',
  verifyCodeSpent: 'verifyCode',
  otherDeviceOnline: 'question',
  forceTicketInvalid: 'form',
  overseasPhoneUnsupported: 'phone',
  accountNotFound: 'email',
  businessAccountInvalid: 'email',
};

describe('refusals of a login', () => {
  test('a new refusal of the contract must be given a place', () => {
    expect(Object.keys(byPassword).toSorted()).toEqual(declared(auth.login));
    expect(Object.keys(byCode).toSorted()).toEqual(declared(auth.loginAndRegisterByVerifyCode));
  });

  test.each(Object.entries(byPassword))('by password: %s is shown at %s', (refusal, place) => {
    expect(placeOf(refusal, passwordLoginFields)).toBe(place);
  });

  test.each(Object.entries(byCode))('by code: %s is shown at %s', (refusal, place) => {
    expect(placeOf(refusal, codeLoginFields('email'))).toBe(place);
  });

  test('a business account that cannot log in is reported at the typed phone or account', () => {
    expect(codeLoginFields('phone').businessAccountInvalid).toBe('phone');
    expect(passwordLoginFields.businessAccountInvalid).toBe('account');
  });

  test('sending a code is refused for its rate, reported at the code, or for the phone, reported at the phone', () => {
    const { sendSmsVerifyCode, sendEmailVerifyCode } = verifyCode;
    const refusals = new Set([...declared(sendSmsVerifyCode), ...declared(sendEmailVerifyCode)]);
    expect([...refusals].toSorted()).toEqual(['overseasPhoneUnsupported', 'sendTooMany', 'sendTooSoon']);
  });
});

function placeOf(refusal: string, fields: Readonly<Record<string, string>>): string {
  if (refusal === 'otherDeviceOnline' || refusal === 'consentNeeded') return 'question';
  if (refusal === 'firstPasswordOver') return 'step';
  return fields[refusal] ?? 'form';
}

function declared({ refusals = [] }: Call): string[] {
  return refusals.toSorted();
}
