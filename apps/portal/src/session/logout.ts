import { auth } from '@fairway/gateway/contract/auth';
import { gateway, keyStore } from '../gateway.ts';
import { forgetPorts } from '../screens/search/memory.ts';
import { setSession } from './session.ts';

/** A server that does not answer must not keep anybody waiting to be logged out. */
const patience = 5_000;

/**
 * Ends the session here at once and on the server behind it, with everything that belonged to it: token, signing
 * key and visitor id, drafts, recent ports.
 */
export async function logout(): Promise<void> {
  // Sent with the token that is read now, before it is forgotten.
  const told = gateway.send(auth.logout, {}, { timeout: patience }).catch(() => undefined);
  setSession(null);
  sessionStorage.clear();
  forgetPorts();
  await told;
  await keyStore.clear();
}
