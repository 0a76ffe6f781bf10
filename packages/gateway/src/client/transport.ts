import type { Call } from '../contract/call.ts';

/** A request laid out and signed. */
export interface Wired {
  readonly method: Call['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  readonly cache: RequestCache;
  readonly signal: AbortSignal;
  /** Whether the request continues when its page is left. */
  readonly keepalive: boolean;
}

/** A response before validation. */
export interface Wire {
  readonly status: number;
  readonly headers: Headers;
  readonly text: unknown;
}

/** Sends a request. Rejects if no response arrived. */
export type Transport = (url: string, request: Wired) => Promise<Wire>;
