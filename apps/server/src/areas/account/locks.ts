import type { Db } from '../../database/db.ts';

/** The location of an account: every row of a tenant has its id. */
interface AccountKey {
  readonly tenantId: string;
  readonly id: string;
}

/** Locks accounts in the order of their ids, so that two transactions never wait for each other. */
export async function lockAccounts(trx: Db, accounts: readonly AccountKey[]): Promise<void> {
  const inOrder = accounts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  // One statement each: a distributed database locks rows of one tenant at a time.
  for (const { tenantId, id } of inOrder)
    await trx
      .selectFrom('account')
      .select('id')
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute();
}

/** Locks the accounts of a tenant, so that what changes for all of them happens one after the other. */
export async function lockTenant(trx: Db, tenantId: string): Promise<void> {
  await trx
    .selectFrom('account')
    .select('id')
    .where('tenantId', '=', tenantId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks all accounts of a person, so that what opens them changes one after the other. */
export async function lockPerson(trx: Db, personId: string): Promise<void> {
  const accounts = await trx
    .selectFrom('account')
    .select(['tenantId', 'id'])
    .where('personId', '=', personId)
    .execute();
  await lockAccounts(trx, accounts);
}
