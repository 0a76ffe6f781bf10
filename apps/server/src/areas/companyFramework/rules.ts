import type { RefusalOf } from '@fairway/gateway/contract/call';
import type { companyInvitations, InvitationState } from '@fairway/gateway/contract/companyInvitation';

/** How long a link invites. */
export const invitationSeconds = 7 * 86_400;

interface InvitationRow {
  readonly state: Exclude<InvitationState, 'expired'>;
  readonly expiresAt: Date;
}

/** How far an invitation is now. */
export function invitationStateAt({ state, expiresAt }: InvitationRow, now: Date): InvitationState {
  return state === 'open' && expiresAt <= now ? 'expired' : state;
}

/** Why somebody may not answer an invitation; null when they may. */
export function answerRefusal(
  state: InvitationState,
  mine: boolean,
): RefusalOf<typeof companyInvitations.answer> | null {
  // Who it is for comes first: nobody else learns by trying what became of it.
  if (!mine) return 'companyInvitationOther';
  return state === 'open' ? null : 'companyInvitationOver';
}
