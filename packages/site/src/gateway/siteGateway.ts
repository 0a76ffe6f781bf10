import type { Gateway, Send } from '@fairway/gateway';
import type { PrefetchCache } from './prefetchCache.ts';

/** The gateway's client with what ends its session. */
export interface OpenGateway extends Gateway {
  /** Ends the session on the server with the token that is open when it is called, and forgets the key that signed for it. */
  readonly endSession: () => Promise<void>;
}

/** The connection of a site to the server. */
export interface SiteGateway {
  /** Sends a call. If the session ends during it, the site reports that, and the call fails. */
  readonly send: Send;
  /** The server's clock as last received; this machine's clock until the first response. */
  readonly now: () => Date;
  /** Fetches the gateway's code ahead of the first call, which would fetch it otherwise. */
  readonly load: () => Promise<void>;
  /** Fetches the data of a likely next page. */
  readonly prefetch: PrefetchCache['prefetch'];
}
