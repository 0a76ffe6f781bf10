import { expect, test } from 'vitest';
import { canStillLogIn } from './rules.ts';

const own = { accountId: 'personal', passwordHash: null } as const;
const phone = { ...own, kind: 'phone', value: '13800000000' } as const;
const email = { ...own, kind: 'email', value: 'li@example.com' } as const;
const weixin = { ...own, kind: 'weixin', value: 'o1' } as const;
const username = { ...own, kind: 'username', value: 'Harbour1' } as const;
const withPassword = { ...username, passwordHash: 'x' } as const;
const ofCompany = { ...withPassword, accountId: 'company' } as const;
const one = ['personal'] as const;
const two = ['personal', 'company'] as const;

test.each([
  ['the phone alone', [phone], one, phone, true, false],
  ['the phone beside an email', [phone, email], one, phone, true, true],
  ['the phone beside an email, without a social app', [phone, email], one, phone, false, true],
  [
    'a phone beside a name with the same text',
    [phone, { ...email, value: phone.value }],
    one,
    phone,
    true,
    true,
  ],
  ['the email beside a phone', [phone, email], one, email, true, true],
  ['the phone beside the social app', [phone, weixin], one, phone, true, true],
  ['the phone beside a social app that is switched off', [phone, weixin], one, phone, false, false],
  ['the phone beside a username without a password', [phone, username], one, phone, true, false],
  ['the phone beside a username with one', [phone, withPassword], one, phone, true, true],
  ['a second phone of the same person', [phone, { ...phone, value: '13900000000' }], one, phone, true, true],
  ['the last phone of a person whose company has a username', [phone, ofCompany], two, phone, true, false],
  ['the phone beside an email and a company', [phone, email, ofCompany], two, phone, true, true],
  ['the social app as the last of a person with a company', [weixin, ofCompany], two, weixin, true, false],
  ['the phone of a company account alone', [phone, ofCompany], ['company'], phone, true, true],
  ['the phone beside a username in each account', [phone, withPassword, ofCompany], two, phone, true, true],
] as const)('without %s', (_case, claims, accountIds, without, socialOffered, can) => {
  expect(canStillLogIn({ claims, accountIds, socialOffered }, without)).toBe(can);
});
