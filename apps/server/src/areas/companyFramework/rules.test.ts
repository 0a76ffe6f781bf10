import { describe, expect, it } from 'vitest';
import { answerRefusal, invitationSeconds, invitationStateAt } from './rules.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T09:00:01Z');

describe('an invitation', () => {
  it('is open for a week', () => {
    const expiresAt = new Date(now.getTime() + invitationSeconds * 1000);
    expect(expiresAt).toEqual(new Date('2026-11-27T09:00:00Z'));
  });

  it.each([
    ['open', later, 'open'],
    ['open', now, 'expired'],
    ['accepted', now, 'accepted'],
    ['declined', later, 'declined'],
    ['withdrawn', now, 'withdrawn'],
  ] as const)('kept as %s until %s is %s', (state, expiresAt, expected) => {
    expect(invitationStateAt({ state, expiresAt }, now)).toBe(expected);
  });

  it.each([
    ['open', true, null],
    ['open', false, 'companyInvitationOther'],
    ['expired', true, 'companyInvitationOver'],
    ['withdrawn', true, 'companyInvitationOver'],
    ['accepted', true, 'companyInvitationOver'],
    ['declined', false, 'companyInvitationOther'],
  ] as const)('that is %s, by its own person %s: %s', (state, mine, expected) => {
    expect(answerRefusal(state, mine)).toBe(expected);
  });
});
