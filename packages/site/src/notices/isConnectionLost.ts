import { GatewayError } from '@fairway/gateway';
import { isCodeMissing } from './isCodeMissing.ts';

const outOfReach: ReadonlySet<string> = new Set(['network', 'timeout', 'away']);

/**
 * Reports whether no response arrived, neither a result nor a refusal. Code that a page loads on demand is also lost
 * with the connection.
 */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof GatewayError
    ? outOfReach.has(error.kind)
    : isCodeMissing(error) && navigator.onLine === false;
