import type { DataOf } from '@fairway/gateway/contract/call';
import type { companyFramework as calls, Employee } from '@fairway/gateway/contract/companyFramework';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { employeeListing } from '@fairway/gateway/contract/listings/employees';
import { accountType, fold } from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { listSql, paged, pageOf } from '../../database/listPage.ts';
import { foundIn } from '../../database/listTests.ts';
import type { Member } from '../../http/caller.ts';
import { invitationStateAt } from './rules.ts';

type Search = ListQuery<typeof employeeListing> & { readonly departmentId?: string | undefined };

const listed = listSql(employeeListing, {
  sorts: { name: 'employee.name collate "zh-x-icu"', createdAt: 'employee.created_at' },
  ties: 'employee.id',
  filters: {
    seat: (value) =>
      value === 'with' ? sql`employee.account_id is not null` : sql`employee.account_id is null`,
    type: (value) =>
      value === 'admin'
        ? sql`account.account_type = ${accountType.companyAdmin}`
        : sql`account.account_type is distinct from ${accountType.companyAdmin}`,
  },
  // Matches only the last digits of a phone: a full number must not be in a URL.
  keyword: (text) => sql`(${foundIn(text, 'employee.name')}
    or right(employee.phone, 4) = ${fold(text)}
    or exists (select 1 from claim where claim.account_id = account.id and claim.tenant_id = account.tenant_id
      and claim.kind = 'username' and ${foundIn(text, 'claim.value')}))`,
});

/** People with their department and account. */
function selectEmployees(db: Db, tenantId: string) {
  return db
    .selectFrom('employee')
    .leftJoin('department', (join) =>
      join
        .onRef('department.tenantId', '=', 'employee.tenantId')
        .onRef('department.id', '=', 'employee.departmentId'),
    )
    .leftJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'employee.tenantId').onRef('account.id', '=', 'employee.accountId'),
    )
    .leftJoin('seat', (join) =>
      join
        .onRef('seat.tenantId', '=', 'employee.tenantId')
        .onRef('seat.accountId', '=', 'employee.accountId'),
    )
    .leftJoin('employeeInvitation as invitation', (join) =>
      join
        .onRef('invitation.tenantId', '=', 'employee.tenantId')
        .onRef('invitation.employeeId', '=', 'employee.id'),
    )
    .select([
      'employee.id',
      'employee.name',
      'employee.phone',
      'employee.email',
      'employee.accountId',
      'employee.invitedAt',
      'employee.version',
      'department.id as departmentId',
      'department.name as departmentName',
      'account.accountType',
      'account.disabledAt',
      'seat.number',
      'invitation.state as invitationState',
      'invitation.createdAt as invitationSentAt',
      'invitation.expiresAt as invitationExpiresAt',
      'invitation.answeredAt as invitationAnsweredAt',
    ])
    .select(
      sql<string | null>`(select value from claim where claim.kind = 'username'
        and claim.account_id = account.id and claim.tenant_id = account.tenant_id limit 1)`.as('username'),
    )
    .where('employee.tenantId', '=', tenantId);
}

type EmployeeRow = Awaited<ReturnType<ReturnType<typeof selectEmployees>['execute']>>[number];

function toEmployee(row: EmployeeRow, { accountId: own }: Pick<Member, 'accountId'>, now: Date): Employee {
  const { id, name, phone, email, accountId, accountType: type, username, number, version } = row;
  return {
    id,
    name,
    department: row.departmentId === null ? null : { id: row.departmentId, name: row.departmentName ?? '' },
    phone,
    email,
    type: type === accountType.companyAdmin ? 'admin' : 'member',
    account:
      accountId === null ? null : { id: accountId, username, disabled: row.disabledAt !== null, number },
    self: accountId === own,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    invitation: invitationOf(row, now),
    version,
  };
}

function invitationOf(row: EmployeeRow, now: Date): Employee['invitation'] {
  const { invitationState: state, invitationSentAt: sentAt, invitationExpiresAt: expiresAt } = row;
  if (state === null || sentAt === null || expiresAt === null) return null;
  const currentState = invitationStateAt({ state, expiresAt }, now);
  const since = currentState === 'expired' ? expiresAt : (row.invitationAnsweredAt ?? sentAt);
  return { state: currentState, at: since.toISOString() };
}

/** The statement of a page of people, of a department and its descendants if one is requested. */
export function employeesQuery(db: Db, tenantId: string, query: Search) {
  const below = sql<boolean>`employee.department_id in (
    with recursive below as (
      select id from department where tenant_id = ${tenantId} and id = ${query.departmentId}
      union all
      select each.id from department as each join below on each.parent_id = below.id
      where each.tenant_id = ${tenantId})
    select id from below)`;
  const employees = selectEmployees(db, tenantId).$if(query.departmentId !== undefined, (all) =>
    all.where(below),
  );
  return paged(employees, listed(query));
}

/** A page of people. */
export async function employeesPage(
  db: Db,
  caller: Pick<Member, 'tenantId' | 'accountId'>,
  search: Search,
  now: Date,
): Promise<DataOf<typeof calls.selectEmployees>> {
  const read = (query: Search) => employeesQuery(db, caller.tenantId, query).execute();
  return pageOf(read, search, (row) => toEmployee(row, caller, now));
}

/** Returns an employee of the caller's company; undefined for any other. */
export async function employeeById(
  db: Db,
  caller: Member,
  id: string,
  now: Date,
): Promise<Employee | undefined> {
  const row = await selectEmployees(db, caller.tenantId).where('employee.id', '=', id).executeTakeFirst();
  return row && toEmployee(row, caller, now);
}

/** Admins are people of their company too: one without a row gets a row, with their own name. */
export async function listAdmins(db: Db, tenantId: string, now: Date): Promise<void> {
  const missing = await db
    .selectFrom('account')
    .leftJoin('employee', (join) =>
      join.onRef('employee.tenantId', '=', 'account.tenantId').onRef('employee.accountId', '=', 'account.id'),
    )
    .select(['account.id'])
    .select(({ fn }) => fn.coalesce('account.realName', 'account.name').as('name'))
    .where('account.tenantId', '=', tenantId)
    .where('account.accountType', '=', accountType.companyAdmin)
    .where('account.disabledAt', 'is', null)
    .where('employee.id', 'is', null)
    .execute();
  if (missing.length === 0) return;
  await db
    .insertInto('employee')
    .values(missing.map(({ id, name }) => ({ tenantId, id: uuidv7(), name, accountId: id, createdAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
