import type { TransportCode } from '@fairway/gateway/contract/codes';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type SessionRow = Selectable<Tables['session']>;
type SessionEnd = NonNullable<SessionRow['endReason']>;

/** The stored data about a session and its account that decides whether it is live. */
interface StoredSession extends Pick<SessionRow, 'expiresAt' | 'endedAt' | 'endReason' | 'endedByDevice'> {
  /** When its account was disabled by its company or its owner. */
  readonly disabledAt: Date | null;
  /** When staff blocked its account. */
  readonly blockedAt: Date | null;
}

interface Ended {
  readonly code: TransportCode;
  /** When it ended and by what kind of device, for the texts about it. */
  readonly params: { readonly at: string; readonly device: SessionRow['deviceKind'] };
}

const codeOf: Readonly<Record<SessionEnd, TransportCode>> = {
  forcedOffline: 'sessionForcedOffline',
  passwordChanged: 'sessionRevoked',
  contactChanged: 'sessionRevoked',
  ownerEnded: 'sessionEndedByOwner',
  blocked: 'sessionBlocked',
  switched: 'sessionExpired',
  expired: 'sessionExpired',
  logout: 'sessionExpired',
};

/** Why a session is no longer live, as a refusal for its holder; null while it is. */
export function endOf(session: StoredSession, now: Date): Ended | null {
  const { endedAt, endReason, endedByDevice, expiresAt, disabledAt, blockedAt } = session;
  const ended = (code: TransportCode, at: Date): Ended => ({
    code,
    params: { at: at.toISOString(), device: endedByDevice ?? 'unknown' },
  });
  // Checked before any other reason: a login would get the same response.
  if (blockedAt !== null) return ended('sessionBlocked', blockedAt);
  if (endedAt !== null) return ended(codeOf[endReason ?? 'expired'], endedAt);
  if (expiresAt <= now) return ended('sessionExpired', expiresAt);
  return disabledAt === null ? null : ended('sessionRevoked', disabledAt);
}
