import { GatewayError } from '@fairway/gateway';
import { isCodeMissing } from './isCodeMissing.ts';

const outOfReach: ReadonlySet<string> = new Set(['network', 'timeout', 'away']);

/** Whether nothing came back, neither an answer nor a refusal. Code that a page fetches when it is needed is lost with the line. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof GatewayError
    ? outOfReach.has(error.kind)
    : isCodeMissing(error) && navigator.onLine === false;
