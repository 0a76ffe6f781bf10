import { createGateway, type GatewayOptions, indexedDbKeyStore, type Send } from '@fairway/gateway';
import type { OpenGateway } from './siteGateway.ts';

/** A server that does not respond must not delay a logout. */
const patience = { timeout: 5_000 };

export interface GatewayEnd {
  /** Ends the session on the server. */
  readonly logOut: (send: Send, options: typeof patience) => Promise<unknown>;
  /** Whether the key that signs this browser's requests goes with the session: not where another site signs with it too. */
  readonly forgetsKey: boolean;
}

/**
 * Creates the opener of a site's gateway. The site fetches it with the first call, so nothing that a first page needs
 * imports it.
 */
export function gatewayOpener({ logOut, forgetsKey }: GatewayEnd) {
  return ({ fetch, ...wire }: Pick<GatewayOptions, 'language' | 'session' | 'fetch'>): OpenGateway => {
    const keyStore = indexedDbKeyStore();
    const gateway = createGateway({
      ...wire,
      baseURL: '/api',
      // Looked up at each use, so that a story can mock responses and stop the clock.
      fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
      keyStore,
      now: () => Date.now(),
    });
    return {
      ...gateway,
      async endSession() {
        await logOut(gateway.send, patience).catch(() => undefined);
        if (forgetsKey) await keyStore.clear();
      },
    };
  };
}
