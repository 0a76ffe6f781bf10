import type { SessionLost } from './lostSession.ts';
import type { StoredSession } from './session.ts';

/** The session of a site, and how it ends. */
export interface SiteSession extends StoredSession {
  /** Reports that the server no longer accepts a session. */
  readonly reportLost: SessionLost;
  /** Logs out: at once in this browser, with everything that belonged to the session, and then on the server. */
  readonly end: () => Promise<void>;
}
