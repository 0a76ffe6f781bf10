import { GatewayError, type Send } from '@fairway/gateway';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { deskHome, type QueueCount } from '@fairway/gateway/contract/transferReview';
import { type Session, type SilentCalls, visitor } from '@fairway/site';
import type { Reader } from '../features/reader.ts';

/** The staff member of a session at the desk. */
export async function readerOf(session: Session, { send, sessionLost }: SilentCalls): Promise<Reader> {
  try {
    const queues = queuesOf(send);
    const self = await send(staffAuth.selectSelf, {});
    return { kind: 'staff', id: self.id, self, queues };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.kind !== 'session') return { kind: 'nameless' };
    await sessionLost(session, error.msg);
    return visitor;
  }
}

/** The counts of the navigation, sent for at the same time; every page works without them. */
function queuesOf(send: Send): Promise<readonly QueueCount[]> {
  return send(deskHome.selectQueues, {}).then(
    ({ queues }) => queues,
    () => [],
  );
}
