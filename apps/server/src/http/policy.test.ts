import { isWrite } from '@fairway/gateway/contract/call';
import { callsOf } from '@fairway/gateway/contract/contract';
import { rightsOf } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import { type Caller, visitor } from './caller.ts';
import { refusalFor } from './policy.ts';

function member(accountType: 1 | 2 | 3): Caller {
  const ids = { accountId: 'a', tenantId: 't', sessionId: 's', keyId: 'k' };
  return { kind: 'member', accountType, rights: rightsOf({ accountType, memberStatus: 1 }), ...ids };
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

describe('callers that may send a call', () => {
  it.each([
    ['anyone', visitor, false, null],
    ['visitor', visitor, false, 'signatureInvalid'],
    ['visitor', visitor, true, null],
    ['visitor', subAccount, true, null],
    ['member', visitor, true, 'sessionRequired'],
    ['member', visitor, false, 'sessionRequired'],
    ['member', subAccount, true, null],
    ['member:order:buy', visitor, true, 'sessionRequired'],
    ['member:order:buy', person, true, null],
    ['member:order:buy', admin, true, null],
    ['member:order:buy', subAccount, true, 'subAccountNotAllowed'],
    ['member:account:close', person, true, null],
    ['member:account:close', admin, true, 'notAllowed'],
    ['member:account:close', subAccount, true, 'subAccountNotAllowed'],
    ['member:seat:assign', admin, true, null],
    ['member:seat:assign', person, true, 'notAllowed'],
    ['member:seat:assign', subAccount, true, 'subAccountNotAllowed'],
    ['staff', visitor, true, 'sessionRequired'],
    ['staff', admin, true, 'sessionRequired'],
    ['staff', finance, true, null],
    ['staff:finance', visitor, true, 'sessionRequired'],
    ['staff:finance', person, true, 'sessionRequired'],
    ['staff:finance', finance, true, null],
    ['staff:editor', finance, true, null],
    ['staff:admin', finance, true, 'roleMissing'],
    ['staff:admin|editor', finance, true, null],
    ['staff:admin|pricing', finance, true, 'roleMissing'],
    ['member', finance, true, 'roleMissing'],
    ['member:order:buy', finance, true, 'roleMissing'],
  ] as const)('%s, asked by %o, signed %s: %s', (needed, caller, signed, refusal) => {
    expect(refusalFor(needed, caller, signed)).toBe(refusal);
  });
});

it('every write of the contract needs a key at least', () => {
  const open = callsOf().filter(({ call }) => (isWrite(call) || call.effect) && call.caller === 'anyone');
  expect(open.map(({ call }) => call.path)).toEqual([]);
});
