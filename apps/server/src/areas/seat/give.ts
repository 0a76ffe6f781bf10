import type { seat as calls, Seat } from '@fairway/gateway/contract/seat';
import { accountSource, accountType, auditStatus, memberStatus } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Handling, WritingInSteps } from '../../http/answer.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { type Change, inCompany } from '../companyLog/index.ts';
import { bind } from './bind.ts';
import { takeSeat } from './numbers.ts';
import { addRoutes, routeNames } from './resources.ts';
import { isPast } from './rules.ts';
import { seatById } from './store.ts';

export type Giving = Handling<typeof calls.distributeSeat>;

/** Makes a sub-account on a free seat. */
export async function distributeSeat(handling: WritingInSteps<typeof calls.distributeSeat>) {
  // Before the lock: it takes long on purpose, and others of the company should not wait for it.
  const passwordHash = await hashPassword(handling.body.password);
  return handling.commit((trx) => giveSeat({ ...handling, db: trx }, passwordHash));
}

/** Of callers who want the last seat, the tenant's lock lets one be first. */
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
    await insertAccount(change, { id, username, passwordHash, expiresAt: body.expiresAt });
    await addRoutes(change, id, body.resourceIds, refuse);
    await bind(change, { id, username }, body.employeeId, refuse);
    const to = await routeNames(trx, body.resourceIds);
    await note({ action: 'seatGiven', about: 'seat', id, name: username, to });
    return (await seatById(trx, tenantId, id)) ?? refuse('notFound');
  });
}

interface NewAccount {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly expiresAt: string | null;
}

async function insertAccount({ trx, tenantId, now }: Change, account: NewAccount): Promise<void> {
  const { id, username, passwordHash, expiresAt } = account;
  await trx
    .insertInto('account')
    .values({
      tenantId,
      id,
      // A new person: the user has no other account that it could reach.
      personId: uuidv7(),
      accountType: accountType.companySubAccount,
      memberStatus: memberStatus.subAccountMember,
      name: username,
      auditStatus: auditStatus.approved,
      source: accountSource.companyAccount,
      passwordHash,
      firstPassword: true,
      createdAt: now,
    })
    .execute();
  if (expiresAt === null) return;
  await trx
    .updateTable('seat')
    .set({ expiresAt: new Date(expiresAt) })
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', id)
    .execute();
}
