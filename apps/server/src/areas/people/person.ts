import type { Person } from '@fairway/gateway/contract/people';
import type { BlockReason } from '@fairway/gateway/contract/words/blockReasons';
import { accountType, orderStatus } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { later } from '../../time/later.ts';
import { contactsOf, type PersonRow, selectPeople, toFound } from './list.ts';
import { type NearAccount, nearAccounts, toNamed } from './near.ts';
import { blockedAlong, maskedPerson, openedAlong } from './rules.ts';

const logDays = 30;
const most = 100;

/** An account by its id. */
export function personById(db: Db, id: string): Promise<PersonRow | undefined> {
  return selectPeople(db).where('account.id', '=', id).executeTakeFirst();
}

/** Returns everything that staff may know about an account, on one page. */
export async function personCase(
  db: Db,
  row: PersonRow,
  { roles }: Pick<Staff, 'roles'>,
  now: Date,
): Promise<Person> {
  const near = await nearAccounts(db, row);
  const along = row.blockedAt === null ? blockedAlong(row, near) : openedAlong(row, near);
  return {
    ...toFound(row, await contactsOf(db, [row.personId])),
    version: row.staffVersion,
    disabled: row.disabledAt !== null,
    block: row.blockedAt === null ? null : await blockOf(db, row, near),
    along: (along as NearAccount[]).map(toNamed),
    certifications: await certificationsOf(db, row),
    others: near.filter(({ id, personId }) => personId === row.personId && id !== row.id).map(toNamed),
    team: row.accountType === accountType.personal ? null : await teamOf(db, row, near),
    trade: await tradeOf(db, row, roles.includes('finance'), now),
    logins: await loginsOf(db, row, now),
    trail: await trailOf(db, row),
  };
}

async function blockOf(
  db: Db,
  { id, blockedWith }: PersonRow,
  near: readonly NearAccount[],
): Promise<Person['block']> {
  const entry = await db
    .selectFrom('auditEntry')
    .select(['staffName', 'after', 'reason'])
    .where('subjectKind', '=', 'account')
    .where('subjectId', '=', blockedWith)
    .where('action', '=', 'personBlocked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const facts = entry?.after as { readonly reason?: BlockReason } | null | undefined;
  const root = near.find((each) => each.id === blockedWith && each.id !== id);
  return {
    reason: facts?.reason ?? null,
    words: entry?.reason ?? '',
    by: entry?.staffName ?? null,
    withAccount: root ? toNamed(root) : null,
  };
}

async function certificationsOf(
  db: Db,
  { id, tenantId, accountType: type }: PersonRow,
): Promise<Person['certifications']> {
  const rows = await db
    .selectFrom('certification')
    .select(['id', 'kind', 'name', 'status', 'revision', 'submittedAt', 'decidedAt'])
    .where(({ or, eb }) =>
      or([
        eb('accountId', '=', id),
        ...(type === accountType.personal ? [] : [eb('companyTenantId', '=', tenantId)]),
      ]),
    )
    .orderBy('submittedAt', 'desc')
    .execute();
  return rows.map(({ kind, name, submittedAt, decidedAt, ...row }) => ({
    ...row,
    kind,
    name: kind === 'company' ? name : maskedPerson(name, name),
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

async function teamOf(
  db: Db,
  { tenantId }: PersonRow,
  near: readonly NearAccount[],
): Promise<Person['team']> {
  const count = (table: 'department' | 'employee') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('tenantId', '=', tenantId)
      .executeTakeFirstOrThrow();
  const [departments, employees] = await Promise.all([count('department'), count('employee')]);
  const accounts = near.filter((each) => each.tenantId === tenantId);
  const of = (type: number) =>
    accounts.filter((each) => each.accountType === type && each.disabledAt === null).length;
  return {
    departments: Number(departments.count),
    employees: Number(employees.count),
    admins: of(accountType.companyAdmin),
    subAccounts: of(accountType.companySubAccount),
    accounts: accounts.slice(0, most).map(toNamed),
  };
}

async function tradeOf(
  db: Db,
  { tenantId }: PersonRow,
  maySeeSums: boolean,
  now: Date,
): Promise<Person['trade']> {
  const {
    rows: [orders],
  } = await sql<{ orders: number; completed: number; paid: string }>`
    select count(*)::int as orders, (count(*) filter (where status = ${orderStatus.completed}))::int as completed,
      coalesce(sum(amount) filter (where status = ${orderStatus.completed}), 0)::text as paid
    from purchase_order where tenant_id = ${tenantId}`.execute(db);
  const {
    rows: [open],
  } = await sql<{ routes: number; until: Date | null }>`
    select count(distinct sea_route_id)::int as routes, max(expires_at) as until
    from subscription join subscription_route on subscription_route.tenant_id = subscription.tenant_id
      and subscription_route.subscription_id = subscription.id
    where subscription.tenant_id = ${tenantId} and expires_at > ${now}`.execute(db);
  return {
    orders: orders?.orders ?? 0,
    completed: orders?.completed ?? 0,
    routes: open?.routes ?? 0,
    until: open?.until?.toISOString() ?? null,
    paid: maySeeSums ? { amount: Number(orders?.paid ?? 0), currency: 'CNY' } : null,
  };
}

async function loginsOf(db: Db, { id, personId }: PersonRow, now: Date): Promise<Person['logins']> {
  const rows = await db
    .selectFrom('loginLog')
    .select(['at', 'way', 'outcome', 'deviceKind', 'network'])
    .where('personId', '=', personId)
    .where('accountId', '=', id)
    .where('at', '>', later(now, -logDays * 86_400))
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ at, deviceKind, ...row }) => ({ ...row, at: at.toISOString(), device: deviceKind }));
}

async function trailOf(db: Db, { id }: PersonRow): Promise<Person['trail']> {
  const rows = await db
    .selectFrom('auditEntry')
    .select(['at', 'staffName', 'action', 'reason'])
    .where('outcome', '=', 'done')
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([eb('subjectKind', '=', 'account'), eb('subjectId', '=', id)]),
        and([
          eb('subjectKind', '=', 'certification'),
          eb(
            'subjectId',
            'in',
            selectFrom('certification')
              .select(sql<string>`certification.id::text`.as('id'))
              .where('accountId', '=', id),
          ),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ at, staffName, action, reason }) => ({
    at: at.toISOString(),
    by: staffName,
    action: action as Person['trail'][number]['action'],
    reason,
  }));
}
