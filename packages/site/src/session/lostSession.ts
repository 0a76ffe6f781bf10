import type { Questions } from '@fairway/ui';
import type { SiteTranslate } from '../language/localization.ts';
import type { Session, StoredSession } from './session.ts';

/** Key of the dialog about a lost session. */
export const sessionLostKey = 'session-lost';

/**
 * Clears a session that ended and shows why. `sentWith` is the session of the failed call: a later one stays. Resolves
 * when the session is cleared; the dialog stays on screen.
 */
export type SessionLost = (sentWith: Session | null, reason?: string) => Promise<void>;

export interface SessionLostParts {
  readonly session: Pick<StoredSession, 'current' | 'set'>;
  readonly questions: Questions;
  readonly say: SiteTranslate;
  /** Why a token no longer counts, in the server's words. */
  readonly reasonOf: (token: string) => Promise<string | undefined>;
  /** Opens the login; called after the reader has confirmed. */
  readonly openLogin: () => void;
}

/**
 * Reports lost sessions (specification, point 8): with a token it requests the reason from the server, without one the
 * session has expired. Several calls that fail together report it once.
 */
export function createSessionLost({
  session,
  questions,
  say,
  reasonOf,
  openLogin,
}: SessionLostParts): SessionLost {
  const show = async (text: string) => {
    const again = await questions.ask({
      key: sessionLostKey,
      title: say('failure.sessionTitle'),
      text,
      confirmLabel: say('failure.login'),
    });
    if (again) openLogin();
  };
  return async (sentWith, reason) => {
    if (sentWith?.token !== session.current()?.token) return;
    session.set(null);
    const serverReason = sentWith ? await reasonOf(sentWith.token) : undefined;
    void show(serverReason || reason || say('failure.session'));
  };
}
