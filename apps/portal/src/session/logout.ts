import { auth } from '@fairway/gateway/contract/auth';
import { gateway, keyStore } from '../gateway.ts';
import { setSession } from './session.ts';

/**
 * Ends the session on the server, then forgets it here with everything that belonged to it: token, signing key and
 * visitor id, drafts. A server that cannot be reached does not keep anybody logged in on this browser.
 */
export async function logout(): Promise<void> {
  await gateway.send(auth.logout).catch(() => undefined);
  setSession(null);
  sessionStorage.clear();
  await keyStore.clear();
}
