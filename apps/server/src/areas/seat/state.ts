import type { seat as calls, Seat } from '@fairway/gateway/contract/seat';
import type { Handling, WritingInSteps } from '../../http/answer.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { endSessions } from '../auth/index.ts';
import { type Change, inCompany, refuseUnlessRead } from '../companyLog/index.ts';
import { freeSeat, takeSeat } from './numbers.ts';
import { isPast } from './rules.ts';
import { seatById } from './store.ts';
import { nextVersion } from './version.ts';

/** Ends a sub-account: its user is refused at the next request, and its seat is free. */
export async function disable(handling: Handling<typeof calls.disable>): Promise<Seat> {
  return inCompany(handling, async (change) => {
    const seat = await readSeat(change, handling);
    if (seat.disabled) return seat;
    await endAccount(change, seat.id);
    await change.note({ action: 'seatDisabled', about: 'seat', id: seat.id, name: seat.username });
    return withNextVersion(change, seat);
  });
}

/** Lets a disabled sub-account in again, on a free seat. */
export async function enable(handling: Handling<typeof calls.enable>): Promise<Seat> {
  const { refuse } = handling;
  return inCompany(handling, async (change) => {
    const seat = await readSeat(change, handling);
    if (!seat.disabled) return seat;
    if (!(await takeSeat(change, seat.id))) return refuse('membersFull');
    await setDisabled(change, seat.id, null);
    await change.note({ action: 'seatEnabled', about: 'seat', id: seat.id, name: seat.username });
    return withNextVersion(change, seat);
  });
}

/** Resets the password: the user is logged out and chooses another one at the next login. */
export async function resetPassword(handling: WritingInSteps<typeof calls.resetPassword>) {
  const passwordHash = await hashPassword(handling.body.password);
  return handling.commit((db) =>
    inCompany({ ...handling, db }, async (change) => {
      const { trx, tenantId, now } = change;
      const seat = await readSeat(change, handling);
      await trx
        .updateTable('account')
        .set({ passwordHash, firstPassword: true, passwordChangedAt: now })
        .where('tenantId', '=', tenantId)
        .where('id', '=', seat.id)
        .execute();
      await endSessions(trx, seat.id, 'passwordChanged', now);
      await change.note({ action: 'seatPasswordReset', about: 'seat', id: seat.id, name: seat.username });
      await nextVersion(change, seat.id);
      return null;
    }),
  );
}

export async function setExpiry(handling: Handling<typeof calls.setExpiry>): Promise<Seat> {
  return inCompany(handling, async (change) => {
    const { trx, tenantId } = change;
    const seat = await readSeat(change, handling);
    const { expiresAt } = handling.body;
    if (isPast(expiresAt, change.now)) return handling.refuse('seatExpiryPast');
    await trx
      .updateTable('seat')
      .set({ expiresAt: expiresAt === null ? null : new Date(expiresAt) })
      .where('tenantId', '=', tenantId)
      .where('accountId', '=', seat.id)
      .execute();
    await change.note({
      action: 'seatExpirySet',
      about: 'seat',
      id: seat.id,
      name: seat.username,
      from: seat.expiresAt?.slice(0, 10) ?? null,
      to: expiresAt?.slice(0, 10) ?? null,
    });
    return withNextVersion(change, seat);
  });
}

/** Disables an account and frees its seat; its sessions are refused from their next request. */
export async function endAccount(change: Change, accountId: string): Promise<void> {
  await setDisabled(change, accountId, change.now);
  await freeSeat(change, accountId);
}

async function setDisabled({ trx, tenantId }: Change, accountId: string, disabledAt: Date | null) {
  await trx
    .updateTable('account')
    .set({ disabledAt })
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .execute();
}

type Reading = Pick<Handling<typeof calls.disable>, 'body' | 'refuse'>;

async function readSeat(change: Change, { body, refuse }: Reading): Promise<Seat> {
  const stored = await seatById(change.trx, change.tenantId, body.id);
  return refuseUnlessRead(change, stored, body.version, refuse);
}

async function withNextVersion(change: Change, seat: Seat): Promise<Seat> {
  await nextVersion(change, seat.id);
  return (await seatById(change.trx, change.tenantId, seat.id)) ?? seat;
}
