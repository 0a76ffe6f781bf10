import type { Questions } from '@fairway/ui';
import type { SiteSay } from '../language/speech.ts';
import type { Session, SiteSession } from './session.ts';

/** Key of the dialog about a lost session. */
export const sessionLostKey = 'session-lost';

/**
 * Clears a login that ended and shows why. `held` is the session of the failed call: a later session is left alone.
 * Resolves when the login is cleared; the dialog stays on screen.
 */
export type SessionLost = (held: Session | null, known?: string) => Promise<void>;

export interface SessionLostParts {
  readonly session: Pick<SiteSession, 'current' | 'set'>;
  readonly questions: Questions;
  readonly say: SiteSay;
  /** Why a token no longer counts, in the server's words. */
  readonly reasonOf: (token: string) => Promise<string | undefined>;
  /** Goes to the login; asked for when the reader says yes. */
  readonly openLogin: () => void;
}

/**
 * Reports lost sessions (specification, point 8): with a token it asks the server for the reason, without one the
 * session has expired. Several calls that fail together report it once.
 */
export function sessionLostWith({
  session,
  questions,
  say,
  reasonOf,
  openLogin,
}: SessionLostParts): SessionLost {
  const tell = async (text: string) => {
    const again = await questions.ask({
      key: sessionLostKey,
      title: say('failure.sessionTitle'),
      text,
      confirmLabel: say('failure.login'),
    });
    if (again) openLogin();
  };
  return async (held, known) => {
    if (held?.token !== session.current()?.token) return;
    session.set(null);
    const reason = held ? await reasonOf(held.token) : undefined;
    void tell(reason || known || say('failure.session'));
  };
}
