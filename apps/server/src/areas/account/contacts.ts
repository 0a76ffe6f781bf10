import type { Db } from '../../database/db.ts';
import { personIdOf } from './personIdOf.ts';

/** Returns the contacts of the person behind an account; null for those that none of their accounts has. */
export async function buyerContacts(
  db: Db,
  tenantId: string,
  accountId: string,
): Promise<{ readonly email: string | null; readonly phone: string | null }> {
  const claims = await db
    .selectFrom('account as theirs')
    .innerJoin('claim', (join) =>
      join.onRef('claim.tenantId', '=', 'theirs.tenantId').onRef('claim.accountId', '=', 'theirs.id'),
    )
    .select(['claim.kind', 'claim.value'])
    // A company's admin may have given it on their own account.
    .where('theirs.personId', '=', personIdOf(tenantId, accountId))
    .where('claim.kind', 'in', ['email', 'phone'])
    .orderBy((row) => row('theirs.id', '=', accountId), 'desc')
    .execute();
  const of = (kind: 'email' | 'phone') => claims.find((claim) => claim.kind === kind)?.value ?? null;
  return { email: of('email'), phone: of('phone') };
}
