import type { Db } from '../../database/db.ts';

/** Locks accounts in the order of their ids, so that two transactions never wait for each other. */
export async function lockAccounts(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
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
  await trx
    .selectFrom('account')
    .select('id')
    .where('personId', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
