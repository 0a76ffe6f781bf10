import type { Change } from '../companyLog/index.ts';

/** Counts a change of a sub-account, so that whoever read it before is told. */
export async function nextVersion({ trx, tenantId }: Change, accountId: string): Promise<void> {
  await trx
    .updateTable('seat')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .execute();
}
