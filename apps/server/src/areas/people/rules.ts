import type { PersonKind } from '@fairway/gateway/contract/people';
import { type AccountType, accountType, cutText } from '@fairway/trade';

/** The fields of an account that a block depends on. */
export interface AccountStatus {
  readonly id: string;
  readonly tenantId: string;
  readonly personId: string;
  readonly accountType: AccountType;
  readonly blockedAt: Date | null;
  readonly blockedWith: string | null;
  readonly disabledAt: Date | null;
}

/**
 * Returns the accounts to block along with an account, of those near it: the same person's, and the companies' of
 * these.
 *
 * A person is blocked as a whole, since another account of theirs would be a way around the block; a sub-account alone,
 * since it is its company's. A company continues while it has another admin: its sub-accounts have paid for what they
 * use, and somebody answers for them. With its last admin all its sub-accounts are blocked.
 */
export function blockedAlong(account: AccountStatus, near: readonly AccountStatus[]): AccountStatus[] {
  if (account.accountType === accountType.companySubAccount) return [];
  const own = near.filter(({ personId }) => personId === account.personId);
  const left = (tenantId: string) =>
    near.some(
      (each) =>
        each.tenantId === tenantId &&
        each.accountType === accountType.companyAdmin &&
        each.personId !== account.personId &&
        each.blockedAt === null &&
        each.disabledAt === null,
    );
  const companies = [account, ...own]
    .filter((each) => each.accountType === accountType.companyAdmin && !left(each.tenantId))
    .map(({ tenantId }) => tenantId);
  return near.filter(
    (each) =>
      each.id !== account.id &&
      each.blockedAt === null &&
      (each.personId === account.personId ||
        (companies.includes(each.tenantId) && each.accountType === accountType.companySubAccount)),
  );
}

/**
 * Returns the accounts to open again with an account, of those near it: everything that was blocked by the same
 * decision. A sub-account that was blocked with its company's admin is opened alone.
 */
export function openedAlong(account: AccountStatus, near: readonly AccountStatus[]): AccountStatus[] {
  if (account.accountType === accountType.companySubAccount) return [];
  return near.filter(({ id, blockedWith }) => id !== account.id && blockedWith === account.blockedWith);
}

const kinds = {
  [accountType.companyAdmin]: 'company',
  [accountType.companySubAccount]: 'subAccount',
  [accountType.personal]: 'personal',
} as const satisfies Record<AccountType, PersonKind>;

export function kindOf(type: AccountType): PersonKind {
  return kinds[type];
}

/** A person by their family name: enough to distinguish two people, not enough to identify one. */
export function maskedPerson(realName: string | null, name: string): string {
  return realName === null ? name : `${cutText(realName, 1)}**`;
}
