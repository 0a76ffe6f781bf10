import type { Db } from '../../database/db.ts';

/**
 * Returns all claims that lead to a person's accounts, those of this account first, with the data that decides whether
 * each may be used to log in.
 */
export function claimsOf(db: Db, personId: string, accountId: string) {
  return db
    .selectFrom('claim')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'claim.tenantId').onRef('account.id', '=', 'claim.accountId'),
    )
    .select(['claim.kind', 'claim.value', 'claim.createdAt', 'claim.accountId', 'account.passwordHash'])
    .where('account.personId', '=', personId)
    .where('account.disabledAt', 'is', null)
    .orderBy((row) => row('account.id', '=', accountId), 'desc')
    .orderBy('claim.kind')
    .orderBy('claim.createdAt')
    .execute();
}
export type OwnClaim = Awaited<ReturnType<typeof claimsOf>>[number];

/** Ids of a person's accounts that are open. */
export async function openAccountsOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('personId', '=', personId)
    .where('disabledAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
