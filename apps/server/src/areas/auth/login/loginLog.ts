import { accountType } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Device } from '../sessions/sessions.ts';
import type { LoginWay } from '../tables.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

interface Noted {
  readonly way: LoginWay;
  readonly outcome: 'success' | 'failure';
  readonly device: Device;
  readonly now: Date;
}

/**
 * Writes a successful or failed login into the log of its account. A failure without an account rewrites one shared
 * row, so that it takes as long as one with an account (TRUST 9).
 */
export async function noteLogin(
  db: Db,
  of: { readonly id: string; readonly tenantId: string } | undefined,
  noted: Noted,
): Promise<void> {
  const { way, outcome, device, now } = noted;
  const account = await db
    .selectFrom('account')
    .select(['tenantId', 'id', 'personId', 'accountType'])
    .where('tenantId', '=', of?.tenantId ?? nobody)
    .where('id', '=', of?.id ?? nobody)
    .executeTakeFirst();
  const fresh = {
    accountId: account?.id ?? nobody,
    personId: account?.personId ?? nobody,
    at: now,
    way,
    outcome,
    accountType: account?.accountType ?? accountType.personal,
    deviceKind: device.kind,
    browser: device.browser,
    system: device.system,
    network: account ? device.network : null,
  };
  await db
    .insertInto('loginLog')
    .values({ tenantId: account?.tenantId ?? nobody, id: account ? uuidv7() : nobody, ...fresh })
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doUpdateSet(fresh))
    .execute();
}
