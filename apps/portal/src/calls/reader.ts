import { GatewayError } from '@fairway/gateway';
import { token } from '@fairway/gateway/contract/auth';
import { company } from '@fairway/gateway/contract/company';
import { user } from '@fairway/gateway/contract/user';
import { type Session, type SilentCalls, visitor } from '@fairway/site';
import { yesOrNo } from '@fairway/trade';
import type { Reader } from '../features/reader/reader.ts';

/**
 * The user of a session, for the header. Checks the token at the same time, as the specification requires.
 */
export async function readerOf(session: Session, { send, sessionLost }: SilentCalls): Promise<Reader> {
  try {
    const [check, profile, audit] = await Promise.all([
      send(token.v2check, {}, { checkedToken: session.token }),
      send(user.profile, {}),
      send(company.selectCompanyAuditInfo, {}),
    ]);
    if (check.status === yesOrNo.yes) return { kind: 'member', id: profile.id, profile, audit };
    await sessionLost(session, check.msg);
    return visitor;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.kind !== 'session') return { kind: 'nameless' };
    await sessionLost(session, error.msg);
    return visitor;
  }
}
