import { describe, expect, it } from 'vitest';
import type { OidcPerson } from '../../../services/oidc/provider.ts';
import { admissionRefusal, rolesOf } from './admission.ts';

const byDesk = {
  ...{ issuer: 'https://id.example', clientId: 'desk', clientSecret: 's', domains: ['example.com'] },
  roles: null,
};
const byClaim = {
  ...byDesk,
  roles: {
    claim: 'groups',
    byValue: new Map([
      ['desk-admins', 'admin'],
      ['accounting', 'finance'],
    ] as const),
  },
};
const lu = {
  ...{ issuer: 'https://id.example', subject: 'lu', verifiedEmail: 'lu@example.com', name: null },
  ...{ sessionId: null, claims: {} },
} satisfies OidcPerson;

describe('the roles of a person', () => {
  it.each([
    ['of one value', { groups: 'accounting' }, ['finance']],
    ['of several', { groups: ['desk-admins', 'canteen', 'accounting'] }, ['admin', 'finance']],
    ['of values that are no text', { groups: [7, null] }, []],
    ['without the claim', {}, []],
  ])('%s', (_, claims, roles) => {
    expect(rolesOf({ claims }, byClaim)).toEqual(roles);
  });

  it('are left to the desk where no claim decides', () => {
    expect(rolesOf({ claims: { groups: 'desk-admins' } }, byDesk)).toBeNull();
  });
});

describe('at the desk', () => {
  const unbound = { oidcIssuer: null, oidcSubject: null, blockedAt: null };
  const bound = { ...unbound, oidcIssuer: lu.issuer, oidcSubject: lu.subject };
  const withRole = { claims: { groups: 'accounting' } };
  it.each([
    ['a member is let in', {}, bound, byDesk, null],
    ['an invited member is let in', {}, unbound, byDesk, null],
    ['a member with a role by the claim is let in', withRole, bound, byClaim, null],
    ['somebody new with a role by the claim is let in', withRole, undefined, byClaim, null],
    ['a member without a role by the claim is not', {}, bound, byClaim, 'staffNoRole'],
    ['somebody new without a role is not', {}, undefined, byClaim, 'staffNoRole'],
    ['somebody new is not, where the desk decides', {}, undefined, byDesk, 'staffUnknown'],
    ['a blocked member is not', {}, { ...bound, blockedAt: new Date(0) }, byDesk, 'staffBlocked'],
    ['another identity is not', { subject: 'jiang' }, bound, byDesk, 'oidcOtherPerson'],
    ['the same name at another provider is not', { issuer: 'https://x' }, bound, byDesk, 'oidcOtherPerson'],
    ['an email that is not verified is not', { verifiedEmail: null }, bound, byDesk, 'oidcEmailUnproven'],
    ['another domain is not', { verifiedEmail: 'lu@x.com' }, bound, byDesk, 'oidcEmailUnproven'],
    ['a second @ is not', { verifiedEmail: 'lu@example.com@x.com' }, bound, byDesk, 'oidcEmailUnproven'],
  ] as const)('%s', (_, person, known, oidc, refusal) => {
    expect(admissionRefusal({ ...lu, ...person }, known, oidc)).toBe(refusal);
  });
});
