import { createGateway, indexedDbKeyStore } from '@fairway/gateway';
import { readClock } from './clock.ts';
import { languageAtom } from './language/language.ts';
import { currentSession } from './session/session.ts';
import { store } from './store.ts';

/** Holds the key that signs this browser's requests. */
export const keyStore = indexedDbKeyStore();

/** How requests leave: by the browser's own fetch, or where the server draws a page, by what it puts here. */
export const wire: { fetch: typeof fetch } = { fetch: (input, init) => globalThis.fetch(input, init) };

/** The portal's gateway; it comes with the first call, so nothing that the first page needs imports it. */
export const gateway = createGateway({
  baseURL: '/api',
  fetch: (input, init) => wire.fetch(input, init),
  language: () => store.get(languageAtom),
  session: currentSession,
  keyStore,
  // Looked up at each reading, so that a story can stop the clock.
  now: () => Date.now(),
});

readClock(gateway.now);
