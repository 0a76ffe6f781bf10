import { createGateway, type GatewayOptions, indexedDbKeyStore } from '@fairway/gateway';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import type { SiteGateway } from '@fairway/site';

/** A server that does not answer must not keep anybody waiting to be logged out. */
const patience = 5_000;

/** Opens the desk's gateway. */
export function openGateway({
  fetch,
  ...wire
}: Pick<GatewayOptions, 'language' | 'session' | 'fetch'>): SiteGateway {
  const gateway = createGateway({
    ...wire,
    baseURL: '/api',
    // Looked up at each use, so that a story can answer calls and stop the clock.
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    // One browser, one key: the portal beside the desk signs with it too.
    keyStore: indexedDbKeyStore(),
    now: () => Date.now(),
  });
  return {
    ...gateway,
    async endSession() {
      await gateway.send(staffAuth.logout, {}, { timeout: patience }).catch(() => undefined);
    },
  };
}
