import type { Session } from '@fairway/gateway/contract/auth';
import i18next from 'i18next';
import { currentSession, setSession } from '../session/session.ts';
import { questions, sessionLostKey } from './notices.ts';

let openLogin: () => void = () => undefined;

/** Told by the shell: goes home and opens the login dialog. */
export function setLoginOpener(open: () => void): void {
  openLogin = open;
}

/**
 * Clears a login that ended and tells why (specification, point 8): with a token the server is asked for its
 * reason, without one the session has expired. Several calls that fail together tell it once.
 * `held` is the session the failed call was sent with: a later one, opened meanwhile, is left alone.
 * Resolves when the login is cleared; the question stays on screen.
 */
export async function sessionLost(held: Session | null, known?: string): Promise<void> {
  if (held?.token !== currentSession()?.token) return;
  setSession(null);
  const reason = held ? await askReason(held.token) : undefined;
  void tell(reason || known || i18next.t('failure.session'));
}

async function tell(text: string): Promise<void> {
  const again = await questions.ask({
    key: sessionLostKey,
    title: i18next.t('failure.sessionTitle'),
    text,
    confirmLabel: i18next.t('failure.login'),
  });
  if (again) openLogin();
}

async function askReason(token: string): Promise<string | undefined> {
  const { reasonOf } = await import('../calls/session.ts');
  return reasonOf(token);
}
