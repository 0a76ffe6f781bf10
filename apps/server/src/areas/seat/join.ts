import { accountSource, accountType, auditStatus, memberStatus } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Change } from '../companyLog/index.ts';
import { takeSeat } from './numbers.ts';

/**
 * Makes a sub-account for somebody who logs in by their company: on a free seat, without username, password and routes.
 * Gives its id; null without a free seat. The caller holds the tenant's lock.
 */
export async function joinSeat(
  change: Pick<Change, 'trx' | 'tenantId' | 'now'>,
  name: string,
): Promise<string | null> {
  const { trx, tenantId, now } = change;
  const id = uuidv7();
  if (!(await takeSeat(change, id))) return null;
  await trx
    .insertInto('account')
    .values({
      tenantId,
      id,
      // A new person: a company's login must not reach accounts that somebody has elsewhere.
      personId: uuidv7(),
      accountType: accountType.companySubAccount,
      memberStatus: memberStatus.subAccountMember,
      name,
      auditStatus: auditStatus.approved,
      source: accountSource.companyAccount,
      createdAt: now,
    })
    .execute();
  return id;
}
