import { isWrite } from '@fairway/gateway/contract/call';
import { callsOf } from '@fairway/gateway/contract/contract';
import { describe, expect, it } from 'vitest';
import { type Caller, visitor } from './caller.ts';
import { refusalFor } from './policy.ts';

function member(accountType: 1 | 2 | 3): Caller {
  const ids = { accountId: 'a', tenantId: 't', sessionId: 's', keyId: 'k' };
  return { kind: 'member', accountType, memberStatus: 1, ...ids };
}
const admin = member(1);
const subAccount = member(2);
const person = member(3);
const finance: Caller = {
  kind: 'staff',
  staffId: 's',
  name: 'n',
  email: 'e',
  roles: ['finance', 'editor'],
  sessionId: 's',
  keyId: 'k',
};

describe('who may send a call', () => {
  it.each([
    ['anyone', visitor, false, null],
    ['visitor', visitor, false, 'signatureInvalid'],
    ['visitor', visitor, true, null],
    ['visitor', subAccount, true, null],
    ['member', visitor, true, 'sessionRequired'],
    ['member', visitor, false, 'sessionRequired'],
    ['member', subAccount, true, null],
    ['buyer', visitor, true, 'sessionRequired'],
    ['buyer', person, true, null],
    ['buyer', admin, true, null],
    ['buyer', subAccount, true, 'subAccountNotAllowed'],
    ['personal', person, true, null],
    ['personal', admin, true, 'notAllowed'],
    ['personal', subAccount, true, 'notAllowed'],
    ['companyAdmin', admin, true, null],
    ['companyAdmin', person, true, 'notAllowed'],
    ['companyAdmin', subAccount, true, 'subAccountNotAllowed'],
    ['staff', visitor, true, 'sessionRequired'],
    ['staff', admin, true, 'sessionRequired'],
    ['staff', finance, true, null],
    ['staff:finance', visitor, true, 'sessionRequired'],
    ['staff:finance', person, true, 'sessionRequired'],
    ['staff:finance', finance, true, null],
    ['staff:editor', finance, true, null],
    ['staff:admin', finance, true, 'roleMissing'],
    ['member', finance, true, 'roleMissing'],
    ['buyer', finance, true, 'roleMissing'],
  ] as const)('%s, asked by %o, signed %s: %s', (needed, caller, signed, refusal) => {
    expect(refusalFor(needed, caller, signed)).toBe(refusal);
  });
});

it('every write of the contract needs a key at least', () => {
  const open = callsOf().filter(({ call }) => (isWrite(call) || call.effect) && call.caller === 'anyone');
  expect(open.map(({ call }) => call.path)).toEqual([]);
});
