import { GatewayError } from '@fairway/gateway';
import { type Session, token } from '@fairway/gateway/contract/auth';
import { type AuditInfo, company } from '@fairway/gateway/contract/company';
import { type Profile, user } from '@fairway/gateway/contract/user';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sessionLost } from '../failures/sessionLost.ts';
import { gateway } from '../gateway.ts';
import { currentSession } from '../session/session.ts';

/** Who reads: a visitor, a member, or a member whose name the gateway could not tell just now. */
export type Reader =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'nameless' }
  | { readonly kind: 'member'; readonly profile: Profile; readonly audit: AuditInfo };

export interface ShellData {
  readonly reader: Reader;
  /** Token of the session that the page was read with; null for a visitor. */
  readonly readWith: string | null;
}

/**
 * Who is logged in, for the header. Runs on each navigation beside the screen's own loader, and asks at the
 * same time whether the token is still valid, as the specification wants.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<ShellData> {
  const session = currentSession();
  const reader = session ? await readerOf(session, request.signal) : visitor;
  return { reader, readWith: reader === visitor ? null : (session?.token ?? null) };
}

const visitor: Reader = { kind: 'visitor' };

async function readerOf(session: Session, signal: AbortSignal): Promise<Reader> {
  try {
    const [check, profile, audit] = await Promise.all([
      gateway.send(token.v2check, {}, { signal, checkedToken: session.token }),
      gateway.send(user.profile, {}, { signal }),
      gateway.send(company.selectCompanyAuditInfo, {}, { signal }),
    ]);
    if (check.status === 1) return { kind: 'member', profile, audit };
    await sessionLost(session, check.msg);
    return visitor;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.kind !== 'session') return { kind: 'nameless' };
    await sessionLost(session, error.msg);
    return visitor;
  }
}
