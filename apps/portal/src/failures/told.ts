import { GatewayError } from '@fairway/gateway';
import { currentSession } from '../session/session.ts';
import { sessionLost } from './sessionLost.ts';

/** A call outside loaders and actions: a session that ends during it is told as anywhere else, then it fails. */
export async function told<T>(call: () => Promise<T>): Promise<T> {
  const held = currentSession();
  try {
    return await call();
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'session') await sessionLost(held, error.msg);
    throw error;
  }
}
