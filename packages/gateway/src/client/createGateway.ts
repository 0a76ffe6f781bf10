import type { Language } from '../contract/texts.ts';
import { serverClock } from './clock.ts';
import { exchanger } from './exchange.ts';
import type { KeyStore } from './key.ts';
import type { Send } from './send.ts';
import { sender } from './send.ts';

export interface GatewayOptions {
  /** The base of the calls: `/api`, or with an origin. */
  readonly baseURL: string;
  /** Language of responses, read at every send. */
  readonly language: () => Language;
  /** The open session, read at every send; null for visitors. The site stores it, the gateway never does. */
  readonly session: () => { readonly token: string } | null;
  /** The storage of the signing key: `indexedDbKeyStore()` in browsers, `memoryKeyStore()` elsewhere. */
  readonly keyStore: KeyStore;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds for a whole send, retries included; 30 seconds unless given. */
  readonly timeout?: number;
  /** This machine's clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Gateway {
  /**
   * Sends a call and resolves to its checked data, or rejects with a `GatewayError`.
   * It never navigates, shows or remembers anything.
   */
  readonly send: Send;
  /** The server's clock as last seen, for countdowns on machines whose own clock is wrong. */
  readonly now: () => Date;
}

/** Makes the client of one gateway. */
export function createGateway(options: GatewayOptions): Gateway {
  const clock = serverClock(options.now ?? Date.now);
  const exchange = exchanger(options.fetch, clock);
  const { baseURL, language, session, keyStore, timeout = 30_000 } = options;
  return {
    send: sender({ baseURL, language, session, keyStore, timeout, clock, exchange }),
    now: () => new Date(clock.now()),
  };
}
