import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { newPasswordByCode, newPasswordByCurrent } from './newPassword.ts';

const twice = { password: 'Yangshan2026', again: 'Yangshan2026' };

test('the current password is only required, the code has six digits', () => {
  expect(brokenBy(newPasswordByCurrent, { oldPassword: 'old', ...twice })).toEqual({});
  expect(brokenBy(newPasswordByCurrent, { oldPassword: '', ...twice })).toEqual({ oldPassword: 'required' });
  expect(brokenBy(newPasswordByCode, { verifyCode: '123456', ...twice })).toEqual({});
  expect(brokenBy(newPasswordByCode, { verifyCode: '12345', ...twice })).toEqual({
    verifyCode: 'verifyCode',
  });
});

test('the new one keeps its rule and is typed twice', () => {
  const by = (more: object) => brokenBy(newPasswordByCode, { verifyCode: '123456', ...twice, ...more });
  expect(by({ password: 'abcdefgh', again: 'abcdefgh' })).toEqual({ password: 'passwordMixed' });
  expect(by({ again: 'Yangshan2027' })).toEqual({ again: 'confirmation' });
});
