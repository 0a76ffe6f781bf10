import { accountType } from '@fairway/trade';
import type { Db } from '../../database/db.ts';

/** Whether the company of a sub-account lets it in by the company's own login only; administrators keep all ways. */
export async function companyLoginOnly(
  db: Db,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('companyLogin')
    .innerJoin('account', 'account.tenantId', 'companyLogin.tenantId')
    .select('account.id')
    .where('account.tenantId', '=', tenantId)
    .where('account.id', '=', id)
    .where('account.accountType', '=', accountType.companySubAccount)
    .where('companyLogin.passwords', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
