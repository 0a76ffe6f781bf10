import type { companyFramework as calls, Employee } from '@fairway/gateway/contract/companyFramework';
import { accountType, memberStatus } from '@fairway/trade';
import type { Handling } from '../../http/answer.ts';
import { type Change, inCompany, refuseUnlessRead } from '../companyLog/index.ts';
import { freeSeat, takeSeat } from '../seat/index.ts';
import { employeeById } from './store.ts';

/** Makes a member an administrator, or an administrator a member; one stays in any case. */
export async function setAdmin(handling: Handling<typeof calls.setAdmin>): Promise<Employee> {
  const { body, caller, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, note } = change;
    const row = await refuseUnlessRead(
      change,
      await employeeById(trx, caller, body.id, change.now),
      body.version,
      refuse,
    );
    const { account, id, name } = row;
    if (account === null || account.disabled) return refuse('employeeWithoutAccount');
    if (body.admin === (row.type === 'admin')) return row;
    if (body.admin) await promote(change, account.id);
    else {
      if ((await countAdmins(change)) < 2) return refuse('lastAdmin');
      if (!(await demote(change, account.id))) return refuse('seatsShort');
    }
    await countVersion(change, id);
    await note({ action: body.admin ? 'adminNamed' : 'adminEnded', about: 'employee', id, name });
    return (await employeeById(trx, caller, id, change.now)) ?? refuse('notFound');
  });
}

/** The other gets the company, the caller the seat that the other had. */
export async function handOver(handling: Handling<typeof calls.handOver>): Promise<null> {
  const { body, caller, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, note } = change;
    const row = await refuseUnlessRead(
      change,
      await employeeById(trx, caller, body.id, change.now),
      body.version,
      refuse,
    );
    const { account, id, name } = row;
    if (account === null || account.disabled || row.self) return refuse('employeeWithoutAccount');
    if (row.type !== 'admin') await promote(change, account.id);
    if (!(await demote(change, caller.accountId))) return refuse('seatsShort');
    await countVersion(change, id);
    await note({ action: 'companyHandedOver', about: 'employee', id, name });
    return null;
  });
}

async function promote(change: Change, accountId: string): Promise<void> {
  await freeSeat(change, accountId);
  await setType(change, accountId, accountType.companyAdmin, memberStatus.member);
}

async function demote(change: Change, accountId: string): Promise<boolean> {
  if (!(await takeSeat(change, accountId))) return false;
  await setType(change, accountId, accountType.companySubAccount, memberStatus.subAccountMember);
  return true;
}

async function setType(
  { trx, tenantId }: Change,
  accountId: string,
  type: 1 | 2,
  status: 2 | 3,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ accountType: type, memberStatus: status })
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .execute();
}

async function countAdmins({ trx, tenantId }: Change): Promise<number> {
  const admins = await trx
    .selectFrom('account')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('accountType', '=', accountType.companyAdmin)
    .where('disabledAt', 'is', null)
    .execute();
  return admins.length;
}

async function countVersion({ trx, tenantId }: Change, id: string): Promise<void> {
  await trx
    .updateTable('employee')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
