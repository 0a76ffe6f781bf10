import type { Call } from '@fairway/gateway/contract/call';
import type { TransportCode } from '@fairway/gateway/contract/codes';
import type { Selectable } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import { tokenHash } from '../../secrets.ts';
import { type Occasion, record } from '../../services/audit/audit.ts';
import type { Services } from '../../services/services.ts';
import type { Staff } from '../caller.ts';
import { refuse } from '../refuse.ts';

const touchAfter = 60_000;
/** A desk session ends after an hour without use. */
const idleMs = 3_600_000;

type StaffSessionEnd = NonNullable<Selectable<Tables['staffSession']>['endReason']>;

const codeOf: Readonly<Record<StaffSessionEnd, TransportCode>> = {
  logout: 'sessionExpired',
  replaced: 'sessionForcedOffline',
  rightsChanged: 'sessionRevoked',
};

/**
 * The staff member of a token, with their current roles. A portal's token opens nothing here. Refuses with HTTP 401 and
 * the reason; a token without its key reveals nothing about the session.
 */
export async function openStaffSession(
  db: Db,
  config: Config,
  token: string,
  keyId: string | null,
  now: Date,
): Promise<Staff> {
  const row = await db
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .select([
      'staffSession.id as sessionId',
      'staffSession.keyId',
      'staffSession.lastSeenAt',
      'staffSession.expiresAt',
      'staffSession.endedAt',
      'staffSession.endReason',
      'staff.id as staffId',
      'staff.name',
      'staff.email',
      'staff.roles',
      'staff.blockedAt',
    ])
    .where('staffSession.tokenHash', '=', tokenHash(config.secret, token))
    .executeTakeFirst();
  if (!row) refuse('sessionExpired');
  if (keyId === null || row.keyId !== keyId) refuse('sessionKeyMismatch');
  if (row.endedAt !== null) {
    const params = { at: row.endedAt.toISOString(), device: 'unknown' };
    refuse(codeOf[row.endReason ?? 'logout'], { params });
  }
  const idle = now.getTime() - row.lastSeenAt.getTime();
  if (row.expiresAt <= now || idle > idleMs) refuse('sessionExpired');
  if (row.blockedAt !== null) refuse('sessionRevoked');
  const { staffId, name, email, roles, sessionId } = row;
  if (idle > touchAfter) {
    await db.updateTable('staffSession').set({ lastSeenAt: now }).where('id', '=', sessionId).execute();
  }
  return { kind: 'staff', staffId, name, email, roles, sessionId, keyId };
}

/** Refusals logged for one person in an hour; later ones only get a request to wait, which prevents a flood in the log. */
const refusalsPerHour = [{ count: 100, seconds: 3600 }];

/** Logs that a staff member sent a call that their role does not allow. */
export async function logRefusal(
  { db, services }: { readonly db: Db; readonly services: Pick<Services, 'limits'> },
  { path }: Call,
  staff: Staff,
  occasion: Occasion,
): Promise<void> {
  const limit = await services.limits.take(`desk refusals ${staff.staffId}`, refusalsPerHour, occasion.now);
  if (!limit.ok) refuse('tooManyRequests', { retryAt: limit.retryAt });
  const subject = { kind: 'call', id: path, name: path } as const;
  await record(db, staff, { action: 'callRefused', outcome: 'refused', subject }, occasion);
}
