import { expect, test } from 'vitest';
import { isCallFailure, problemsOfFailure } from './failure.ts';

const names = new Set(['phone', 'verifyCode']);
const maps = { serverFields: { account: 'phone' }, codeFields: { verifyCodeWrong: 'verifyCode' } };

test('maps refused fields to the fields of the same name, or to the name in the form', () => {
  const fields = [
    { field: 'body.account', rule: 'mobile', msg: 'Enter an 11-digit mobile number' },
    { field: 'query.verifyCode', rule: 'verifyCode', msg: 'Enter 6 digits' },
    { field: 'query.verifyCode', rule: 'length', msg: 'second of the same field' },
  ];
  expect(Object.fromEntries(problemsOfFailure({ kind: 'invalid', fields }, names, maps))).toEqual({
    phone: { rule: 'mobile', message: 'Enter an 11-digit mobile number' },
    verifyCode: { rule: 'verifyCode', message: 'Enter 6 digits' },
  });
});

test.each([
  [
    'a refusal about one field',
    { kind: 'refused', codeName: 'verifyCodeWrong', msg: 'Wrong code' },
    'verifyCode',
    'verifyCodeWrong',
  ],
  ['another refusal', { kind: 'refused', codeName: 'loginWait', msg: 'Wait' }, '', 'loginWait'],
  ['a server that is away', { kind: 'away' }, '', 'away'],
  ['names of Object.prototype', { kind: 'refused', codeName: 'constructor', msg: 'No' }, '', 'constructor'],
  [
    'a field the form does not have',
    { kind: 'invalid', fields: [{ field: 'header.language', rule: 'picklist', msg: 'Choose' }] },
    '',
    'picklist',
  ],
])('%s', (_, failure, at, rule) => {
  const problems = problemsOfFailure(failure, names, maps);
  expect([...problems.keys()]).toEqual([at]);
  expect(problems.get(at)?.rule).toBe(rule);
});

test('a cancelled call is no problem', () => {
  expect(problemsOfFailure({ kind: 'cancelled' }, names, maps).size).toBe(0);
});

test('only what looks like a failed call is one', () => {
  expect(isCallFailure(Object.assign(new Error(), { kind: 'network' }))).toBe(true);
  expect(isCallFailure(new TypeError('no'))).toBe(false);
  expect(isCallFailure(null)).toBe(false);
});

test.each([
  { kind: 'refused', fields: 'body.email' },
  { kind: 'refused', fields: [null, 7, { field: 3 }, { field: 'body.email' }] },
  { kind: 'refused', fields: { length: 2 }, msg: { toString: null } },
  { kind: 'refused', codeName: 404, msg: 404 },
  { kind: '__proto__' },
])('nonsense from a server is a failure of the form: %j', (nonsense) => {
  const problems = problemsOfFailure(nonsense as never, new Set(['email']), {});
  expect([...problems.keys()]).toEqual(['']);
  expect(problems.get('')?.message).toBeUndefined();
});
