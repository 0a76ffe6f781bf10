import { uuidv7 } from 'uuidv7';
import type { Change } from '../companyLog/index.ts';
import { takeSeat } from './numbers.ts';
import { insertSubAccount } from './subAccount.ts';

/**
 * Creates a sub-account for a user who logs in by their company: on a free seat, without username, password and routes.
 * Returns its id; null without a free seat. The caller holds the tenant's lock.
 */
export async function joinSeat(
  change: Pick<Change, 'trx' | 'tenantId' | 'now'>,
  name: string,
): Promise<string | null> {
  const id = uuidv7();
  if (!(await takeSeat(change, id))) return null;
  await insertSubAccount(change, { id, name });
  return id;
}
