import { GatewayError } from '@fairway/gateway';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { type Session, type SilentCalls, visitor } from '@fairway/site';
import type { Reader } from '../features/reader.ts';

/** The staff member of a session at the desk. */
export async function readerOf(session: Session, { send, sessionLost }: SilentCalls): Promise<Reader> {
  try {
    const self = await send(staffAuth.selectSelf, {});
    return { kind: 'staff', id: self.id, self };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.kind !== 'session') return { kind: 'nameless' };
    await sessionLost(session, error.msg);
    return visitor;
  }
}
