import type { seat as calls, Seat } from '@fairway/gateway/contract/seat';
import { uuidv7 } from 'uuidv7';
import type { Handling, WritingInSteps } from '../../http/answer.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { type Change, inCompany } from '../companyLog/index.ts';
import { bind } from './bind.ts';
import { takeSeat } from './numbers.ts';
import { addRoutes, routeNames } from './resources.ts';
import { isPast } from './rules.ts';
import { seatById } from './store.ts';
import { insertSubAccount } from './subAccount.ts';

export type Giving = Handling<typeof calls.distributeSeat>;

/** Makes a sub-account on a free seat. */
export async function distributeSeat(handling: WritingInSteps<typeof calls.distributeSeat>) {
  // Before the lock: it takes long on purpose, and others of the company should not wait for it.
  const passwordHash = await hashPassword(handling.body.password);
  return handling.commit((trx) => giveSeat({ ...handling, db: trx }, passwordHash));
}

/** The tenant's lock gives the last seat to one of several callers. */
export function giveSeat(
  handling: Pick<Giving, 'body' | 'caller' | 'db' | 'now' | 'refuse'>,
  passwordHash: string,
): Promise<Seat> {
  const { body, refuse } = handling;
  const { username } = body;
  if (isPast(body.expiresAt, handling.now)) return refuse('seatExpiryPast');
  return inCompany(handling, async (change) => {
    const { trx, tenantId, now, note } = change;
    const id = uuidv7();
    if (!(await takeSeat(change, id))) return refuse('seatsShort');
    const claimed = await trx
      .insertInto('claim')
      .values({ kind: 'username', value: username, tenantId, accountId: id, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return refuse('subAccountTaken');
    await insertSubAccount(change, { id, name: username, passwordHash });
    if (body.expiresAt !== null) await setExpiry(change, id, body.expiresAt);
    await addRoutes(change, id, body.resourceIds, refuse);
    await bind(change, { id, username }, body.employeeId, refuse);
    const to = await routeNames(trx, body.resourceIds);
    await note({ action: 'seatGiven', about: 'seat', id, name: username, to });
    return (await seatById(trx, tenantId, id)) ?? refuse('notFound');
  });
}

async function setExpiry({ trx, tenantId }: Change, accountId: string, expiresAt: string): Promise<void> {
  await trx
    .updateTable('seat')
    .set({ expiresAt: new Date(expiresAt) })
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .execute();
}
