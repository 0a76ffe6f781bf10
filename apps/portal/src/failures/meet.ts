import { GatewayError } from '@fairway/gateway';
import { messageOf } from './messageOf.ts';
import { toasts } from './notices.ts';
import { sessionLost } from './sessionLost.ts';

/**
 * What every action does with a failure that it has no better answer to: a lost session is told and cleared,
 * anything else is said in a toast for five seconds. What was typed stays where it is.
 */
export async function meet(error: unknown): Promise<void> {
  if (error instanceof GatewayError && error.kind === 'session') return sessionLost(error);
  const text = messageOf(error);
  if (text)
    toasts.show({
      tone: 'bad',
      text,
      code: error instanceof GatewayError ? (error.code ?? error.kind) : 'unknown',
    });
}
