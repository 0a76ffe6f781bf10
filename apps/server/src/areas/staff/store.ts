import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { tokenHash } from '../../secrets.ts';
import type { StaffSessionEnd, StaffTables } from './tables.ts';

export type StaffRow = Selectable<StaffTables['staff']>;

export function staffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Takes the lock of one person, so that logins and changes of their rights come one after the other. */
export function lockStaff(transaction: Db, id: string): Promise<StaffRow | undefined> {
  return transaction.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks two people in the order of their ids, so that two admins who change each other do not deadlock. */
export function lockBoth(transaction: Db, one: string, other: string): Promise<StaffRow[]> {
  const ids = [one, other];
  return transaction
    .selectFrom('staff')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function updateStaff(
  transaction: Db,
  id: string,
  change: Partial<Omit<StaffRow, 'id' | 'email' | 'createdAt'>>,
): Promise<StaffRow> {
  return transaction
    .updateTable('staff')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface StaffOpening {
  readonly staffId: string;
  readonly device: { readonly keyId: string; readonly visitorId: string };
  readonly token: string;
  readonly secret: Uint8Array;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Its ID at the identity provider that opened it. */
  readonly providerSession?: string | null;
}

/** Opens the only session of a member; the one before it ends. */
export async function openStaffSession(
  transaction: Db,
  { staffId, device, token, secret, now, expiresAt, providerSession = null }: StaffOpening,
): Promise<void> {
  await endStaffSessions(transaction, staffId, 'replaced', now);
  const { keyId, visitorId } = device;
  const times = { createdAt: now, lastSeenAt: now, expiresAt };
  await transaction
    .insertInto('staffSession')
    .values({
      ...{ id: uuidv7(), tokenHash: tokenHash(secret, token), staffId, keyId, visitorId, providerSession },
      ...times,
    })
    .execute();
}

/** Ends all sessions of a staff member, and their unfinished logins. */
export async function endStaffSessions(
  transaction: Db,
  staffId: string,
  endReason: StaffSessionEnd,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('staffSession')
    .set({ endedAt: now, endReason })
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .execute();
  await transaction.deleteFrom('staffLogin').where('staffId', '=', staffId).execute();
}
