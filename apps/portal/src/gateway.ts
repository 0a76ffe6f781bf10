import { createGateway, type GatewayOptions, indexedDbKeyStore } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import type { SiteGateway } from '@fairway/site';

/** A server that does not answer must not keep anybody waiting to be logged out. */
const patience = 5_000;

/** Opens the portal's gateway; it comes with the first call, so nothing that the first page needs imports it. */
export function openGateway({
  fetch,
  ...wire
}: Pick<GatewayOptions, 'language' | 'session' | 'fetch'>): SiteGateway {
  // Holds the key that signs this browser's requests.
  const keyStore = indexedDbKeyStore();
  const gateway = createGateway({
    ...wire,
    baseURL: '/api',
    // Looked up at each use, so that a story can answer calls and stop the clock.
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    keyStore,
    now: () => Date.now(),
  });
  return {
    ...gateway,
    async endSession() {
      await gateway.send(auth.logout, {}, { timeout: patience }).catch(() => undefined);
      await keyStore.clear();
    },
  };
}
