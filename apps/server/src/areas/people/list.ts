import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { peopleListing } from '@fairway/gateway/contract/listings/people';
import type { people as calls, FoundPerson } from '@fairway/gateway/contract/people';
import { accountType, fold, foldedWords } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, selectPage } from '../../database/listPage.ts';
import { foundByIndex } from '../../database/listTests.ts';
import { maskedEmail, maskedPhone } from '../account/index.ts';
import { kindOf, maskedPerson } from './rules.ts';

type Search = ListQuery<typeof peopleListing>;

const types = { company: 1, subAccount: 2, personal: 3 } as const;
const statuses = { none: 0, underReview: 1, approved: 2, rejected: 3 } as const;

/** Its own certification of a personal account, its company's of any other. */
const auditStatus = sql<0 | 1 | 2 | 3>`case when account.account_type = ${accountType.personal}
  then account.personal_audit_status else account.audit_status end`;

/** Accounts by their own name or their company's: each word in one of them. */
function byNames(words: readonly string[]): RawBuilder<unknown> {
  const parts = words.map(
    (word) => sql`(
      select tenant_id, id from account where ${foundByIndex(word, 'account.real_name')}
      union select account.tenant_id, account.id from company join account on account.tenant_id = company.tenant_id
      where ${foundByIndex(word, 'company.name')})`,
  );
  return sql.join(parts, sql` intersect `);
}

/**
 * Accounts by a name, by a user name, by the last digits of a phone (a whole one does not belong into an address) or by a
 * code of their company. Each part reads an index.
 */
function keysOf(text: string): RawBuilder<unknown> {
  const words = foldedWords(text);
  const code = fold(text).toUpperCase();
  return sql`
    ${words.length === 0 ? sql`select null::uuid, null::uuid` : byNames(words)}
    union select tenant_id, account_id from claim where kind = 'username' and ${foundByIndex(text, 'claim.value')}
    union select tenant_id, account_id from claim where kind = 'phone' and right(value, 4) = ${fold(text)}
    union select tenant_id, account_id from certification where credit_code = ${code} or company_code = ${code}
    union select account.tenant_id, account.id from certification
      join account on account.tenant_id = certification.company_tenant_id
      where credit_code = ${code} or company_code = ${code}`;
}

const listed = listSql(peopleListing, {
  sorts: { createdAt: 'account.created_at' },
  ties: 'account.id',
  filters: {
    kind: (kind) => sql`account.account_type = ${types[kind]}`,
    audit: (audit) => sql`${auditStatus} = ${statuses[audit]}`,
    blocked: (blocked) =>
      blocked === 'blocked' ? sql`account.blocked_at is not null` : sql`account.blocked_at is null`,
  },
  keyword: (text) => sql`(account.tenant_id, account.id) in (${keysOf(text)})`,
});

interface Contacts {
  readonly phone?: string;
  readonly email?: string;
}

/** The oldest phone and email on any account of each person. By person: Citus has no subquery across tenants. */
export async function contactsOf(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Contacts>> {
  if (personIds.length === 0) return new Map();
  const claims = await db
    .selectFrom('claim')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'claim.tenantId').onRef('account.id', '=', 'claim.accountId'),
    )
    .select(['account.personId', 'claim.kind', 'claim.value'])
    .where('account.personId', 'in', personIds)
    .where('claim.kind', 'in', ['phone', 'email'])
    .orderBy('claim.createdAt', 'desc')
    .execute();
  const contacts = new Map<string, Contacts>();
  for (const { personId, kind, value } of claims)
    contacts.set(personId, { ...contacts.get(personId), [kind]: value });
  return contacts;
}

/** Selects accounts with their names. */
export function selectPeople(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.tenantId', 'account.tenantId')
    .select([
      'account.id',
      'account.tenantId',
      'account.personId',
      'account.accountType',
      'account.name',
      'account.realName',
      'account.createdAt',
      'account.disabledAt',
      'account.blockedAt',
      'account.blockedWith',
      'account.staffVersion',
      'company.name as companyName',
    ])
    .select([
      auditStatus.as('status'),
      sql<string | null>`(select value from claim where claim.kind = 'username'
        and claim.account_id = account.id and claim.tenant_id = account.tenant_id limit 1)`.as('username'),
      sql<Date | null>`(select max(last_seen_at) from session where session.tenant_id = account.tenant_id
        and session.account_id = account.id)`.as('lastSeenAt'),
    ]);
}
export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

/** An account as its row shows it. */
export function toFound(row: PersonRow, contacts: ReadonlyMap<string, Contacts>): FoundPerson {
  const { id, username } = row;
  const { phone, email } = contacts.get(row.personId) ?? {};
  return {
    id,
    kind: kindOf(row.accountType),
    name: maskedPerson(row.realName, row.name),
    company: row.accountType === accountType.personal ? null : row.companyName,
    phone: phone ? maskedPhone(phone) : null,
    email: email ? maskedEmail(email) : null,
    username,
    auditStatus: row.status,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    blockedAt: row.blockedAt?.toISOString() ?? null,
  };
}

/** A page of accounts. */
export async function peoplePage(db: Db, search: Search): Promise<DataOf<typeof calls.selectPage>> {
  const { rows, ...page } = await selectPage(selectPeople(db), listed, search, (row) => row);
  const contacts = await contactsOf(
    db,
    rows.map(({ personId }) => personId),
  );
  return { ...page, rows: rows.map((row) => toFound(row, contacts)) };
}
