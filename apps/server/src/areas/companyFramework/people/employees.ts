import {
  type companyFramework as calls,
  companyLimits,
  type Employee,
} from '@fairway/gateway/contract/companyFramework';
import { accountType } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Handling } from '../../../http/answer.ts';
import { type Refuse, refuseFields } from '../../../http/refuse.ts';
import { loginName } from '../../account/index.ts';
import { type Change, inCompany, refuseUnlessRead } from '../../companyLog/index.ts';
import { endAccount } from '../../seat/index.ts';
import { employeeById } from '../store.ts';
import { endInvitation } from './invite.ts';

/** An employee's contacts in the stored form. */
interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}

interface Person extends Contacts {
  readonly name: string;
  readonly departmentId: string | null;
}

export async function addEmployee(handling: Handling<typeof calls.addEmployee>): Promise<Employee> {
  const { body, caller, refuse } = handling;
  const person = { ...body, ...contactsOf(body) };
  return inCompany(handling, async (change) => {
    const { trx, tenantId } = change;
    if ((await countEmployees(trx, tenantId)) >= companyLimits.employees) return refuse('memberLimitReached');
    await refuseUnknown(change, person.departmentId, refuse);
    await refuseBound(change, person, null, refuse);
    const id = await insertEmployee(change, person);
    await change.note({ action: 'employeeAdded', about: 'employee', id, name: person.name });
    return (await employeeById(trx, caller, id, change.now)) ?? refuse('notFound');
  });
}

export async function updateEmployee(handling: Handling<typeof calls.updateEmployee>): Promise<Employee> {
  const { body, caller, refuse } = handling;
  const person = { ...body, ...contactsOf(body) };
  return inCompany(handling, async (change) => {
    const { trx, tenantId } = change;
    const row = await refuseUnlessRead(
      change,
      await employeeById(trx, caller, body.id, change.now),
      body.version,
      refuse,
    );
    await refuseUnknown(change, person.departmentId, refuse);
    await refuseBound(change, person, row.id, refuse);
    const { name, departmentId, phone, email } = person;
    await trx
      .updateTable('employee')
      .set({ name, departmentId, phone, email, version: row.version + 1 })
      .where('tenantId', '=', tenantId)
      .where('id', '=', row.id)
      .execute();
    // The recipient of the message is no longer the invited person.
    if (row.phone !== phone) await endInvitation(change, row.id, 'sms');
    if (row.email !== email) await endInvitation(change, row.id, 'email');
    if (row.account !== null) await renameAccount(change, row.account.id, name);
    const renamed = row.name === name ? {} : { from: row.name, to: name };
    await change.note({ action: 'employeeChanged', about: 'employee', id: row.id, name, ...renamed });
    return (await employeeById(trx, caller, row.id, change.now)) ?? refuse('notFound');
  });
}

type Several = readonly { readonly id: string; readonly version: number }[];

export async function moveEmployees(handling: Handling<typeof calls.moveEmployees>) {
  const { body, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId, note } = change;
    const to = await refuseUnknown(change, body.departmentId, refuse);
    const rows = await readAll(change, handling.caller, body.employees, refuse);
    for (const row of rows) {
      await trx
        .updateTable('employee')
        .set({ departmentId: body.departmentId, version: row.version + 1 })
        .where('tenantId', '=', tenantId)
        .where('id', '=', row.id)
        .execute();
      const { id, name, department } = row;
      await note({
        action: 'employeeMoved',
        about: 'employee',
        id,
        name,
        from: department?.name ?? null,
        to,
      });
    }
    return { moved: rows.length };
  });
}

/** Removes people with their login credentials: their next request is refused. */
export async function deleteEmployees(handling: Handling<typeof calls.deleteEmployees>) {
  const { body, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId, note } = change;
    const rows = await readAll(change, handling.caller, body.employees, refuse);
    if (rows.some(({ type }) => type === 'admin')) return refuse('adminStays');
    for (const { id, name, account, department } of rows) {
      if (account !== null && !account.disabled) await endAccount(change, account.id);
      await trx.deleteFrom('employee').where('tenantId', '=', tenantId).where('id', '=', id).execute();
      await note({ action: 'employeeDeleted', about: 'employee', id, name, from: department?.name ?? null });
    }
    return { deleted: rows.length };
  });
}

async function readAll(
  change: Change,
  caller: Handling<typeof calls.moveEmployees>['caller'],
  selection: Several,
  refuse: Refuse<'notFound' | 'companyChanged'>,
): Promise<Employee[]> {
  const rows: Employee[] = [];
  for (const { id, version } of selection) {
    if (rows.some((row) => row.id === id)) continue;
    rows.push(
      await refuseUnlessRead(change, await employeeById(change.trx, caller, id, change.now), version, refuse),
    );
  }
  return rows;
}

export async function insertEmployee({ trx, tenantId, now }: Change, person: Person): Promise<string> {
  const id = uuidv7();
  const { name, departmentId, phone, email } = person;
  await trx
    .insertInto('employee')
    .values({ tenantId, id, name, departmentId, phone, email, createdAt: now })
    .execute();
  return id;
}

export async function countEmployees(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('employee')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Normalises contacts for storage; refuses an invalid phone. */
function contactsOf(body: { readonly phone?: string | null; readonly email?: string | null }): Contacts {
  const phone = body.phone == null ? null : loginName(body.phone);
  if (phone === 'overseas') return refuseFields([{ field: 'body.phone', rule: 'overseasPhoneUnsupported' }]);
  if (body.phone != null && phone?.kind !== 'phone') {
    return refuseFields([{ field: 'body.phone', rule: 'mobile' }]);
  }
  return { phone: phone?.value ?? null, email: body.email?.toLowerCase() ?? null };
}

/** The name of a department of the company, null for the company itself. */
async function refuseUnknown(
  { trx, tenantId }: Change,
  departmentId: string | null,
  refuse: Refuse<'notFound'>,
): Promise<string | null> {
  if (departmentId === null) return null;
  const department = await trx
    .selectFrom('department')
    .select('name')
    .where('tenantId', '=', tenantId)
    .where('id', '=', departmentId)
    .executeTakeFirst();
  return department?.name ?? refuse('notFound');
}

/**
 * A phone or email belongs to one person of a company. Other companies are not checked: that would reveal their people.
 */
async function refuseBound(
  { trx, tenantId }: Change,
  { phone, email }: Contacts,
  ownId: string | null,
  refuse: Refuse<'phoneBound' | 'emailBound'>,
): Promise<void> {
  const others = trx
    .selectFrom('employee')
    .select('id')
    .where('tenantId', '=', tenantId)
    .$if(ownId !== null, (query) => query.where('id', '<>', ownId ?? ''));
  if (phone !== null && (await others.where('phone', '=', phone).executeTakeFirst())) refuse('phoneBound');
  if (email !== null && (await others.where('email', '=', email).executeTakeFirst())) refuse('emailBound');
}

/** The header greets a sub-account by the name that its company keeps. */
async function renameAccount({ trx, tenantId }: Change, accountId: string, name: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ name })
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .where('accountType', '=', accountType.companySubAccount)
    .execute();
}
