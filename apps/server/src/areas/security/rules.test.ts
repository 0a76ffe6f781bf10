import { expect, test } from 'vitest';
import { canStillLogIn } from './rules.ts';

const phone = { kind: 'phone', value: '13800000000', passwordHash: null } as const;
const email = { kind: 'email', value: 'li@example.com', passwordHash: null } as const;
const weixin = { kind: 'weixin', value: 'o1', passwordHash: null } as const;
const username = { kind: 'username', value: 'Harbour1', passwordHash: null } as const;

test.each([
  ['the phone alone', [phone], phone, true, false],
  ['the phone beside an email', [phone, email], phone, true, true],
  ['the email beside a phone', [phone, email], email, true, true],
  ['the phone beside the social app', [phone, weixin], phone, true, true],
  ['the phone beside a social app that is switched off', [phone, weixin], phone, false, false],
  ['the phone beside a username without a password', [phone, username], phone, true, false],
  ['the phone beside a username with one', [phone, { ...username, passwordHash: 'x' }], phone, true, true],
  ['a second phone of the same person', [phone, { ...phone, value: '13900000000' }], phone, true, true],
] as const)('without %s', (_case, claims, without, social, can) => {
  expect(canStillLogIn(claims, without, social)).toBe(can);
});
