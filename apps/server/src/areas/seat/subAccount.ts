import { accountSource, accountType, auditStatus, memberStatus } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Change } from '../companyLog/index.ts';

interface SubAccount {
  readonly id: string;
  readonly name: string;
  /** The first password; absent if the user logs in by the company's provider. */
  readonly passwordHash?: string;
}

/** Writes a sub-account with a new person: its user has no other account that it could reach. */
export async function insertSubAccount(
  { trx, tenantId, now }: Pick<Change, 'trx' | 'tenantId' | 'now'>,
  { id, name, passwordHash }: SubAccount,
): Promise<void> {
  await trx
    .insertInto('account')
    .values({
      tenantId,
      id,
      personId: uuidv7(),
      accountType: accountType.companySubAccount,
      memberStatus: memberStatus.subAccountMember,
      name,
      auditStatus: auditStatus.approved,
      source: accountSource.companyAccount,
      ...(passwordHash === undefined ? {} : { passwordHash, firstPassword: true }),
      createdAt: now,
    })
    .execute();
}
