import { createGateway, indexedDbKeyStore } from '@fairway/gateway';
import { languageAtom } from './language/language.ts';
import { currentSession } from './session/session.ts';
import { store } from './store.ts';

/** Holds the key that signs this browser's requests. */
export const keyStore = indexedDbKeyStore();

/** The portal's gateway. */
export const gateway = createGateway({
  baseURL: '/api',
  language: () => store.get(languageAtom),
  session: currentSession,
  keyStore,
});
