import { codePurposes } from '@fairway/gateway/contract/verifyCode';
import { expect, test } from 'vitest';
import { codeMessage } from './texts.ts';

test('a message contains the code, its purpose, its lifetime, and what to do when the reader did not request it', () => {
  expect(codeMessage('012345', 'LOGIN_REGISTER', 'zh').text).toBe(
    '【航道】您的验证码是 012345，用于登录或注册，5 分钟内有效。请勿告诉他人；如非本人操作，请忽略。',
  );
  expect(codeMessage('012345', 'LOGIN_REGISTER', 'en').text).toBe(
    '[Fairway] Your verification code is 012345. Use it within 5 minutes to log in or register. Never share it; if you did not ask for it, ignore this message.',
  );
});

test('every purpose has its own words', () => {
  const texts = codePurposes.map((purpose) => codeMessage('012345', purpose, 'en').text);
  expect(new Set(texts).size).toBe(codePurposes.length);
});

test('the subject, which mail servers keep in their logs, does not hold the code', () => {
  expect(codeMessage('012345', 'LOGIN_REGISTER', 'zh').subject).not.toContain('012345');
});
