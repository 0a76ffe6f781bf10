import type { RefusalOf } from '@fairway/gateway/contract/call';
import type { companyInvitations, InvitationState } from '@fairway/gateway/contract/companyInvitation';

/** Seconds for which an invitation link is valid. */
export const invitationSeconds = 7 * 86_400;

interface InvitationRow {
  readonly state: Exclude<InvitationState, 'expired'>;
  readonly expiresAt: Date;
}

/** Returns the state of an invitation at an instant. */
export function invitationStateAt({ state, expiresAt }: InvitationRow, now: Date): InvitationState {
  return state === 'open' && expiresAt <= now ? 'expired' : state;
}

/** Returns why a caller may not answer an invitation; null if they may. */
export function answerRefusal(
  state: InvitationState,
  mine: boolean,
): RefusalOf<typeof companyInvitations.answer> | null {
  // The recipient is checked first, so that other callers cannot learn the state of the invitation.
  if (!mine) return 'companyInvitationOther';
  return state === 'open' ? null : 'companyInvitationOver';
}
