import type { Call } from '../contract/call.ts';
import { isWrite } from '../contract/call.ts';
import type { GatewayError } from './errors.ts';

/** Attempts beyond the first. */
const maxRetries = 2;

/**
 * Reports whether the same request may be sent again. Reads may after a lost connection or 502, 503, 504. Writes may
 * after a lost connection, 502 or 503, because the idempotency key makes the server execute them once. Reads with an
 * effect never. While another attempt at the same write is still running on the server, the request is repeated to
 * fetch its response, as often as the timeout of the send allows: after a server was killed it takes some seconds until
 * the next takes over.
 */
export function mayRetry(call: Call, error: GatewayError, attempt: number): boolean {
  if (error.codeName === 'idempotencyInFlight') return true;
  if (attempt >= maxRetries || call.effect) return false;
  if (error.kind === 'network') return true;
  if (!isWrite(call)) return error.kind === 'away';
  return error.status === 502 || error.status === 503;
}

/**
 * Milliseconds to wait before the next attempt: 300, 600, 1200 at most, with jitter, never before `retryAt`, and up to
 * a second later, so that clients which an overloaded server rejected at once do not return at once.
 */
export function retryDelay(attempt: number, now: number, retryAt?: Date, random = Math.random): number {
  const backOff = 300 * 2 ** Math.min(attempt, maxRetries) * (0.5 + random());
  const requestedDelay = retryAt ? Math.max(0, retryAt.getTime() - now) : 0;
  return Math.max(backOff, requestedDelay + Math.min(requestedDelay, 1000) * random());
}

/** The instant of a `Retry-After` header, in seconds or as a date; undefined without a readable one. */
export function retryAfter(header: string | null, now: number): Date | undefined {
  if (!header) return undefined;
  const at = /^\d{1,9}$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? undefined : new Date(at);
}
