import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { forgottenPasswordByEmail, forgottenPasswordByPhone } from './forgottenPassword.ts';

const rest = { verifyCode: '123456', password: 'Yangshan2026', again: 'Yangshan2026' };

test('a phone has 11 digits, an email its form', () => {
  expect(brokenBy(forgottenPasswordByPhone, { phone: '13800138000', ...rest })).toEqual({});
  expect(brokenBy(forgottenPasswordByPhone, { phone: '1380013800', ...rest })).toEqual({ phone: 'mobile' });
  expect(brokenBy(forgottenPasswordByEmail, { email: 'li@example.com', ...rest })).toEqual({});
  expect(brokenBy(forgottenPasswordByEmail, { email: 'li@', ...rest })).toEqual({ email: 'email' });
});

test('the password is typed twice, the same both times', () => {
  const filled = { phone: '13800138000', ...rest };
  expect(brokenBy(forgottenPasswordByPhone, { ...filled, again: 'Yangshan2027' })).toEqual({
    again: 'confirmation',
  });
  expect(brokenBy(forgottenPasswordByPhone, { ...filled, again: '' })).toEqual({ again: 'required' });
});
