import type { Call } from '../contract/call.ts';

/** A request laid out and signed. */
export interface Wired {
  readonly method: Call['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  readonly cache: RequestCache;
  readonly signal: AbortSignal;
  /** Goes on when the page that sent it is left. */
  readonly keepalive: boolean;
}

/** An answer before anything in it is believed. */
export interface Wire {
  readonly status: number;
  readonly headers: Headers;
  readonly text: unknown;
}

/** How a request travels. Rejects when no answer came. */
export type Transport = (url: string, request: Wired) => Promise<Wire>;
