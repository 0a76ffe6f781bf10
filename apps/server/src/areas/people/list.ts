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

/** Returns the oldest claim of that kind on the person's accounts. */
const claimed = (kind: 'phone' | 'email') => sql<string | null>`(select claim.value from claim
  join account as own on own.tenant_id = claim.tenant_id and own.id = claim.account_id
  where own.person_id = account.person_id and claim.kind = ${kind} order by claim.created_at limit 1)`;

/** Selects accounts with their names and contacts. */
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
      claimed('phone').as('phone'),
      claimed('email').as('email'),
      sql<string | null>`(select value from claim where claim.kind = 'username'
        and claim.account_id = account.id and claim.tenant_id = account.tenant_id limit 1)`.as('username'),
      sql<Date | null>`(select max(last_seen_at) from session where session.tenant_id = account.tenant_id
        and session.account_id = account.id)`.as('lastSeenAt'),
    ]);
}
export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

/** An account as its row shows it. */
export function toFound(row: PersonRow): FoundPerson {
  const { id, phone, email, username } = row;
  return {
    id,
    kind: kindOf(row.accountType),
    name: maskedPerson(row.realName, row.name),
    company: row.accountType === accountType.personal ? null : row.companyName,
    phone: phone && maskedPhone(phone),
    email: email && maskedEmail(email),
    username,
    auditStatus: row.status,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    blockedAt: row.blockedAt?.toISOString() ?? null,
  };
}

/** A page of accounts. */
export async function peoplePage(db: Db, search: Search): Promise<DataOf<typeof calls.selectPage>> {
  return selectPage(selectPeople(db), listed, search, toFound);
}
