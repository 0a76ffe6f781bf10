import { GatewayError } from '@fairway/gateway';
import { type Session, token } from '@fairway/gateway/contract/auth';
import { company } from '@fairway/gateway/contract/company';
import { user } from '@fairway/gateway/contract/user';
import { sessionLost } from '../failures/sessionLost.ts';
import { gateway } from '../gateway.ts';
import { type Reader, visitor } from '../shell/reader.ts';

/**
 * Who holds a session, for the header. Asks at the same time whether the token is still valid, as the
 * specification wants.
 */
export async function readerOf(session: Session, signal: AbortSignal): Promise<Reader> {
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
