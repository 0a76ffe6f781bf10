import { auth } from '@fairway/gateway/contract/auth';
import { expect, test } from 'vitest';
import { bindPhoneFields } from './bindPhoneFields.ts';

/** The place that shows each refusal of the contract; `question` opens a question instead. */
const places = {
  consentNeeded: 'form',
  accountBlocked: 'form',
  companyLoginOnly: 'form',
  verifyCodeWrong: 'verifyCode',
  verifyCodeSpent: 'verifyCode',
  socialLoginInvalid: 'form',
  socialAccountBound: 'form',
  otherSocialBound: 'phone',
  otherDeviceOnline: 'question',
  forceTicketInvalid: 'form',
  overseasPhoneUnsupported: 'phone',
  accountNotFound: 'phone',
  businessAccountInvalid: 'phone',
};

test('a new refusal of the contract must be given a place', () => {
  expect(Object.keys(places).toSorted()).toEqual(auth.bindPhonePcWeixinLogin.refusals?.toSorted());
});

test.each(Object.entries(places))('%s is shown at %s', (refusal, place) => {
  const fields: Readonly<Record<string, string>> = bindPhoneFields;
  const unlisted = place === 'form' || place === 'question';
  expect(fields[refusal]).toBe(unlisted ? undefined : place);
});
