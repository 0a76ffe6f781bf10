import type { seat as calls, Seat } from '@fairway/gateway/contract/seat';
import type { Handling } from '../../http/answer.ts';
import type { Refuse } from '../../http/refuse.ts';
import { type Change, inCompany, refuseUnlessRead } from '../companyLog/index.ts';
import { seatById } from './store.ts';
import { nextVersion } from './version.ts';

/** Names the person who uses a sub-account: one person has one, and a sub-account is never left without a person. */
export async function bindEmployee(handling: Handling<typeof calls.bindEmployee>): Promise<Seat> {
  const { body, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId } = change;
    const stored = await seatById(trx, tenantId, body.id);
    const seat = await refuseUnlessRead(change, stored, body.version, refuse);
    if (body.employeeId === null) return refuse('seatNeedsEmployee');
    if (seat.employee?.id !== body.employeeId) {
      await unbind(change, seat);
      await bind(change, seat, body.employeeId, refuse);
    }
    await nextVersion(change, seat.id);
    return (await seatById(trx, tenantId, seat.id)) ?? refuse('notFound');
  });
}

type Bound = Pick<Seat, 'id' | 'username'>;

/** Binds an employee who has no account yet. */
export async function bind(
  { trx, tenantId, note }: Change,
  { id, username }: Bound,
  employeeId: string,
  refuse: Refuse<'notFound' | 'staffBound'>,
): Promise<void> {
  const person = await trx
    .selectFrom('employee')
    .select(['name', 'accountId'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  if (!person) return refuse('notFound');
  if (person.accountId !== null) return refuse('staffBound');
  await setAccount(trx, tenantId, employeeId, id);
  await trx
    .updateTable('account')
    .set({ name: person.name })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await note({ action: 'seatBound', about: 'seat', id, name: username, to: person.name });
}

async function unbind({ trx, tenantId, note }: Change, seat: Seat): Promise<void> {
  const { id, username, employee } = seat;
  if (!employee) return;
  await setAccount(trx, tenantId, employee.id, null);
  await trx
    .updateTable('account')
    .set({ name: username })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await note({ action: 'seatUnbound', about: 'seat', id, name: username, from: employee.name });
}

/** Names the account of an employee; null for none. */
export async function setAccount(
  trx: Change['trx'],
  tenantId: string,
  employeeId: string,
  accountId: string | null,
): Promise<void> {
  await trx
    .updateTable('employee')
    .set((row) => ({ accountId, version: row('version', '+', 1) }))
    .where('tenantId', '=', tenantId)
    .where('id', '=', employeeId)
    .execute();
}
