import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Member } from '../../http/caller.ts';

/** The caller's own account, with the phone and email that their person claims: this account's first. */
export async function ownAccount(db: Db, caller: Member) {
  const account = await db
    .selectFrom('account')
    .leftJoin('company', 'company.tenantId', 'account.tenantId')
    .select([
      'account.id',
      'account.personId',
      'account.accountType',
      'account.name',
      'account.realName',
      'account.avatar',
      'account.sex',
      'account.nickname',
      'account.memberStatus',
      'account.auditStatus',
      'account.personalAuditStatus',
      'account.source',
      'company.name as companyName',
      sql<string | null>`account.birthday::text`.as('birthday'),
    ])
    .where('account.tenantId', '=', caller.tenantId)
    .where('account.id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const claims = await db
    .selectFrom('claim')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'claim.tenantId').onRef('account.id', '=', 'claim.accountId'),
    )
    .select(['claim.kind', 'claim.value'])
    .where('account.personId', '=', account.personId)
    .where('claim.kind', 'in', ['phone', 'email'])
    .orderBy((row) => row('account.id', '=', account.id), 'desc')
    .execute();
  const claimOf = (kind: 'phone' | 'email') => claims.find((claim) => claim.kind === kind)?.value ?? null;
  return { ...account, phone: claimOf('phone'), email: claimOf('email') };
}
