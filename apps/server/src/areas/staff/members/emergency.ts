import type { Db } from '../../../database/db.ts';
import { record } from '../../../services/audit/audit.ts';
import { later } from '../../../time/later.ts';
import { emergencySeconds, staffEmail } from '../rules.ts';
import { lockStaff, staffByEmail, updateStaff } from '../store.ts';
import { type InvitationParts, makeLink } from './invitations.ts';

interface Emergency {
  readonly email: string;
  readonly now: Date;
  /** Names the run of the command in the log. */
  readonly requestId: string;
}

/**
 * Opens the desk to one person by password for an hour, if passwords are off and the identity provider is unavailable.
 * Returns the link by which they choose the password; null if no active member has this email.
 */
export async function openEmergency(
  db: Db,
  parts: Pick<InvitationParts, 'secret' | 'publicUrl'>,
  { email, now, requestId }: Emergency,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const known = await staffByEmail(trx, staffEmail(email));
    const staff = known && (await lockStaff(trx, known.id));
    if (!staff || staff.blockedAt !== null) return null;
    const expiresAt = later(now, emergencySeconds);
    await updateStaff(trx, staff.id, { passwordUntil: expiresAt });
    const subject = { kind: 'staff', id: staff.id, name: staff.name } as const;
    const after = { until: expiresAt.toISOString() };
    await record(trx, null, { action: 'emergencyOpened', subject, after }, { now, requestId });
    return makeLink(trx, parts, staff.id, { now, expiresAt });
  });
}
