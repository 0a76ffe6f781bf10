import type { Change } from '../companyLog/index.ts';

/** Increments the version of a sub-account, so that a change based on an older one is refused. */
export async function nextVersion({ trx, tenantId }: Change, accountId: string): Promise<void> {
  await trx
    .updateTable('seat')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .execute();
}
