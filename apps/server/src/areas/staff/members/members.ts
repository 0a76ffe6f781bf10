import type { DataOf } from '@fairway/gateway/contract/call';
import type { staff as calls, StaffMember } from '@fairway/gateway/contract/staff';
import { type StaffRole, staffRoles } from '@fairway/gateway/contract/staffRole';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Staff } from '../../../http/caller.ts';
import { type Occasion, record } from '../../../services/audit/audit.ts';
import { inOrder, staffEmail, stateOf } from '../rules.ts';
import { endStaffSessions, lockBoth, type StaffRow, updateStaff } from '../store.ts';
import { type Change, isAdmin } from './changes.ts';
import { type InvitationParts, invite } from './invitations.ts';

/** Returns all staff members, by name. */
export async function allStaff(db: Db, now: Date): Promise<DataOf<typeof calls.selectAll>> {
  const rows = await members(db).orderBy('staff.name').orderBy('staff.id').execute();
  return { rows: rows.map((row) => toMember(row, now)) };
}

export async function memberById(db: Db, id: string, now: Date): Promise<StaffMember> {
  return toMember(await members(db).where('staff.id', '=', id).executeTakeFirstOrThrow(), now);
}

function members(db: Db) {
  return db
    .selectFrom('staff')
    .leftJoin('staffInvitation', 'staffInvitation.staffId', 'staff.id')
    .select(['staff.id', 'email', 'name', 'roles', 'passwordHash', 'oidcSubject', 'blockedAt'])
    .select('staffInvitation.expiresAt')
    .select((row) =>
      row
        .selectFrom('staffSession')
        .select((each) => each.fn.max('lastSeenAt').as('at'))
        .whereRef('staffSession.staffId', '=', 'staff.id')
        .as('lastSeenAt'),
    );
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

function toMember(row: MemberRow, now: Date): StaffMember {
  const { id, email, name, roles, expiresAt, lastSeenAt } = row;
  const invitedUntil = expiresAt !== null && expiresAt > now ? expiresAt.toISOString() : null;
  return {
    id,
    email,
    name,
    roles,
    state: stateOf(row),
    invitedUntil,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

interface Keeping {
  readonly by: Staff;
  readonly occasion: Occasion;
}

/** Adds a member and invites them; null if the email is taken. */
export async function addStaff(
  transaction: Db,
  member: { readonly email: string; readonly name: string; readonly roles: readonly StaffRole[] },
  parts: InvitationParts,
  { by, occasion }: Keeping,
): Promise<string | null> {
  const { now } = occasion;
  const row = {
    id: uuidv7(),
    email: staffEmail(member.email),
    name: member.name,
    roles: inOrder(member.roles, staffRoles),
    createdAt: now,
  };
  const added = await transaction
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  await invite(transaction, parts, row, now);
  const after = { email: row.email, roles: row.roles };
  await record(transaction, by, { action: 'staffInvited', subject: subjectOf(row), after }, occasion);
  return row.id;
}

/**
 * Changes a member's rights: `notFound`, or `staffSelf` if admins would change their own, so that one always remains;
 * `roleMissing` if the admin has just lost that role. A change of rights ends the person's session, so that the new
 * rights apply from their next click.
 */
export async function changeStaff(
  transaction: Db,
  id: string,
  change: Change,
  { by, occasion }: Keeping,
): Promise<StaffRow | 'notFound' | 'staffSelf' | 'roleMissing' | 'staffChanged'> {
  if (id === by.staffId) return 'staffSelf';
  const locked = await lockBoth(transaction, by.staffId, id);
  const row = locked.find((each) => each.id === id);
  if (!row) return 'notFound';
  const admin = locked.find((each) => each.id === by.staffId);
  if (!isAdmin(admin)) return 'roleMissing';
  const changed = change(row);
  if (changed === 'staffChanged') return changed;
  if (changed === null) return row;
  const { set, ...entry } = changed;
  await endStaffSessions(transaction, id, 'rightsChanged', occasion.now);
  await record(transaction, by, { ...entry, subject: subjectOf(row) }, occasion);
  return updateStaff(transaction, id, set);
}

function subjectOf({ id, name }: Pick<StaffRow, 'id' | 'name'>) {
  return { kind: 'staff', id, name } as const;
}
