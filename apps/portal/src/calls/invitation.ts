import { GatewayError, type Send } from '@fairway/gateway';
import { type CompanyInvitation, companyInvitations } from '@fairway/gateway/contract/companyInvitation';

/** Result of opening a link: an invitation, nothing, or the reason why it could not be read. */
export type OpenedInvitation =
  | { readonly kind: 'invitation'; readonly invitation: CompanyInvitation }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: unknown };

export async function openInvitation(send: Send, link: string): Promise<OpenedInvitation> {
  try {
    return { kind: 'invitation', invitation: await send(companyInvitations.open, { body: { link } }) };
  } catch (error) {
    // A link that was cut off is no link at all.
    const unknown =
      error instanceof GatewayError &&
      (error.codeName === 'companyInvitationUnknown' || error.kind === 'invalid');
    return unknown ? { kind: 'unknown' } : { kind: 'failed', error };
  }
}

export function answerInvitation(send: Send, link: string, accept: boolean): Promise<CompanyInvitation> {
  return send(companyInvitations.answer, { body: { link, accept } });
}
