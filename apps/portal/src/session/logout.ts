import { forgetPorts } from '../features/search/memory.ts';
import { setSession } from './session.ts';

/**
 * Ends the session here at once and on the server behind it, with everything that belonged to it: token, signing
 * key and visitor id, drafts, recent ports.
 */
export async function logout(): Promise<void> {
  // Here at once: whoever is logged in was read with the gateway.
  const calls = await import('../calls/session.ts').catch(() => null);
  // Sent with the token that is read now, before it is forgotten.
  const ended = calls?.endSession();
  setSession(null);
  sessionStorage.clear();
  forgetPorts();
  await ended;
}
