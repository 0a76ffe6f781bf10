import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { record } from '../../../services/audit/audit.ts';
import { staffEmail } from '../rules.ts';
import { deskSettings } from '../settings.ts';
import { staffByEmail } from '../store.ts';
import { type InvitationParts, invite } from './invitations.ts';

/** Any number, the same in every server: only one of them invites at a time. */
const inviteLock = 7_260_033;
/** The person the sandbox invites where nobody is named. The domain is reserved for examples (RFC 2606). */
const sandboxAdmin = 'desk@example.com';

/** The state of the desk's first admin. */
export type FirstAdmin =
  | { readonly state: 'there' | 'unnamed' | 'waiting' }
  /** Invited just now. */
  | { readonly state: 'invited'; readonly link: string };

/**
 * Invites the first admin while no admin has registered: the address in FAIRWAY_DESK_ADMIN. Production sends the link
 * once and again after it has expired; the sandbox creates a new one at each start.
 */
export async function inviteFirstAdmin(
  db: Db,
  { config, ...parts }: Omit<InvitationParts, 'secret' | 'passwords'> & { readonly config: Config },
  now: Date,
): Promise<FirstAdmin> {
  const sandbox = config.mode === 'sandbox';
  const named = config.of(deskSettings).admin ?? (sandbox ? sandboxAdmin : null);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${inviteLock})`.execute(trx);
    const there = await trx
      .selectFrom('staff')
      .select('id')
      .where(sql<boolean>`'admin' = any(roles)`)
      .where((row) => row.or([row('passwordHash', 'is not', null), row('oidcSubject', 'is not', null)]))
      .where('blockedAt', 'is', null)
      .executeTakeFirst();
    if (there) return { state: 'there' };
    if (named === null) return { state: 'unnamed' };
    const email = staffEmail(named);
    const known = await staffByEmail(trx, email);
    if (known && !sandbox && (await standingInvitation(trx, known.id, now))) return { state: 'waiting' };
    const admin = known ?? {
      id: uuidv7(),
      email,
      name: email.slice(0, email.indexOf('@')),
      roles: ['admin' as const],
      createdAt: now,
    };
    if (known)
      await trx
        .updateTable('staff')
        .set({ roles: ['admin'], blockedAt: null })
        .where('id', '=', known.id)
        .execute();
    else await trx.insertInto('staff').values(admin).execute();
    const { passwords } = config.of(deskSettings);
    const link = await invite(trx, { ...parts, secret: config.secret, passwords }, admin, now);
    const subject = { kind: 'staff', id: admin.id, name: admin.name } as const;
    const invited = { action: 'staffInvited', subject, after: { email, roles: ['admin'] } } as const;
    await record(trx, null, invited, { now, requestId: uuidv7() });
    return { state: 'invited', link };
  });
}

async function standingInvitation(db: Db, staffId: string, now: Date): Promise<boolean> {
  const invitation = await db
    .selectFrom('staffInvitation')
    .select('staffId')
    .where('staffId', '=', staffId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return invitation !== undefined;
}
