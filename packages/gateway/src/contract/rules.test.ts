import * as v from 'valibot';
import { expect, test } from 'vitest';
import { auth } from './auth.ts';
import type { Call } from './call.ts';
import { freight } from './freight.ts';
import { ruleOf, ruleText } from './rules.ts';
import { security } from './security.ts';
import { subscribe } from './subscribe.ts';
import { user } from './user.ts';
import { verifyCode } from './verifyCode.ts';

function broken(call: Call, part: 'query' | 'body', input: unknown) {
  const schema = call[part];
  if (!schema) throw new Error('The call has no such part');
  const result = v.safeParse(schema, input);
  return (result.issues ?? []).map((issue) => {
    const { field, rule, params } = ruleOf(issue, part);
    return [field, rule, ruleText(rule, 'en', params)];
  });
}

/** Field and rule only. */
function rulesOf(call: Call, part: 'query' | 'body', input: unknown) {
  return broken(call, part, input).map(([field, rule]) => [field, rule]);
}

const lane = { origin: 'CNSHA', destination: 'USLAX', week: '2026-W48' };
const select = freight.selectSailings;

test('a refused request names each field, its rule and what to enter', () => {
  expect(broken(select, 'query', { origin: 'shanghai', week: '2026-48' })).toEqual([
    ['query.origin', 'portCode', 'Enter the 5\u00a0characters of a port code, such as CNSHA.'],
    ['query.destination', 'required', 'This is required.'],
    ['query.week', 'week', 'Enter a week that exists, such as 2026-W48.'],
  ]);
  expect(broken(auth.login, 'body', { account: '', password: 'x', loginPortal: 3 })).toEqual([
    ['body.account', 'required', 'This is required.'],
    ['body.loginPortal', 'picklist', 'Choose one of: 1, 2.'],
  ]);
  expect(broken(auth.login, 'body', null)).toEqual([['body', 'required', 'This is required.']]);
});

test('an email has up to 254 characters, wherever one is typed', () => {
  const labels = `${'b'.repeat(59)}.`.repeat(3);
  const address = (length: number) => `${'a'.repeat(64)}@${labels}${'b'.repeat(length - 249)}.com`;
  const typedIn = [
    [verifyCode.sendEmailVerifyCode, 'query', 'email', { type: 'LOGIN_REGISTER' }],
    [user.checkEmailExist, 'query', 'email', {}],
    [user.loginValidateAccountExist, 'query', 'account', {}],
    [auth.login, 'body', 'account', { password: 'Abc12345', loginPortal: 1 }],
    [auth.loginAndRegisterByVerifyCode, 'body', 'account', { verifyCode: '123456', loginPortal: 1 }],
    [security.setUpEmail, 'body', 'email', { verifyCode: '123456' }],
  ] as const;
  for (const [call, part, field, rest] of typedIn) {
    expect(broken(call, part, { ...rest, [field]: address(254) })).toEqual([]);
    expect(broken(call, part, { ...rest, [field]: address(255) })).toEqual([
      [`${part}.${field}`, 'length', 'Enter at most 254 characters.'],
    ]);
  }
});

test('TRUST 2: refuses an undeclared field by name', () => {
  const body = { account: 'a', password: 'b', loginPortal: 1, memberStatus: 2 };
  expect(broken(auth.login, 'body', body)).toEqual([
    ['body.memberStatus', 'unknownField', 'This field is not accepted. Remove it.'],
  ]);
});

test('TRUST 41: __proto__ and constructor are undeclared fields', () => {
  for (const name of ['__proto__', 'constructor']) {
    const body = JSON.parse(`{"account":"a","password":"b","loginPortal":1,"${name}":{"x":1}}`);
    expect(rulesOf(auth.login, 'body', body)).toEqual([[`body.${name}`, 'unknownField']]);
  }
});

test.each([
  ['-1', 'integer'],
  ['0', 'range'],
  ['NaN', 'integer'],
  ['1e9', 'integer'],
  ['9007199254740992', 'integer'],
  ['999999999', 'range'],
  [['1', '2'], 'integer'],
])('TRUST 42: page %j is refused by the rule %s', (page, rule) => {
  expect(rulesOf(select, 'query', { ...lane, page })).toEqual([['query.page', rule]]);
});

test('TRUST 42: limit is one of four', () => {
  for (const limit of ['10', '20', '30', '50', 50]) {
    expect(broken(select, 'query', { ...lane, limit })).toEqual([]);
  }
  expect(broken(select, 'query', { ...lane, limit: '11' })).toEqual([
    ['query.limit', 'picklist', 'Choose one of: 10, 20, 30, 50.'],
  ]);
});

test('messages of counts and codes contain the number', () => {
  expect(broken(subscribe.startTrial, 'body', { seaRouteIds: [] })).toEqual([
    ['body.seaRouteIds', 'count', 'Choose at least 1.'],
  ]);
  expect(rulesOf(security.setUpPassword, 'body', { password: 'abcdefgh', proof: 'p' })).toEqual([
    ['body.password', 'passwordMixed'],
  ]);
});

test('every rule has a sentence in both languages, and an unknown one reads as a wrong format', () => {
  expect(ruleText('range', 'zh', { min: 1, max: 9 })).toBe('数值应为 1 至 9。');
  expect(ruleText('length', 'zh', { max: 40 })).toBe('长度应不超过 40 个字符。');
  expect(ruleText('length', 'en', { min: 6, max: 6 })).toBe('Enter exactly 6 characters.');
  expect(ruleText('count', 'zh', { min: 1, max: 3 })).toBe('请选择 1 至 3 项。');
  expect(ruleText('toString', 'zh')).toBe(ruleText('format', 'zh'));
});

test('TRUST 40: no pattern of the contract is slowed down by hostile input', () => {
  const hostile = ['a', '1', '.', '@', 'a.', 'A1', ' ', '-'].flatMap((unit) => [
    unit.repeat(100_000 / unit.length),
    `a@${unit.repeat(100_000 / unit.length)}`,
    `${unit.repeat(100_000 / unit.length)}\u0000`,
  ]);
  const patterns = new Set<RegExp>();
  const collect = (node: unknown, seen = new Set<unknown>()) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (node instanceof RegExp) patterns.add(node);
    else for (const value of Object.values(node)) collect(value, seen);
  };
  collect({ auth, freight, security, subscribe });
  expect(patterns.size).toBeGreaterThan(8);
  for (const pattern of patterns)
    for (const input of hostile) expect(typeof pattern.test(input)).toBe('boolean');
});
