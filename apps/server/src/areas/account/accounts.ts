import type { AccountType, LoginPortal } from '@fairway/trade';
import { accountSource, accountType } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { maskedName } from './masked.ts';
import { accountTypesOf, type ClaimName, type LoginName } from './names.ts';

/** An account that a login name leads to. */
export interface FoundAccount {
  readonly id: string;
  readonly tenantId: string;
  readonly personId: string;
  readonly passwordHash: string | null;
  /** Whether that is the first password, given by an admin. */
  readonly firstPassword: boolean;
}

/** The account that claimed a name, as a CTE: the accounts of its person belong to several tenants. */
export function ownerOf(name: ClaimName) {
  return (of: Pick<Db, 'selectFrom'>) =>
    of
      .selectFrom('claim')
      .innerJoin('account', (join) =>
        join.onRef('account.tenantId', '=', 'claim.tenantId').onRef('account.id', '=', 'claim.accountId'),
      )
      .select(['account.id', 'account.personId'])
      .where('claim.kind', '=', name.kind)
      .where('claim.value', '=', name.value);
}

/**
 * The account that a name opens in a portal: the claim's owner, or another account of the same person.
 * Usernames belong to the one account that claimed them. Disabled accounts are not found.
 */
export async function findAccount(
  db: Db,
  name: ClaimName,
  portal: LoginPortal,
): Promise<FoundAccount | undefined> {
  return db
    .with('owner', ownerOf(name))
    .selectFrom('account')
    .innerJoin('owner', 'owner.personId', 'account.personId')
    .select([
      'account.id',
      'account.tenantId',
      'account.personId',
      'account.passwordHash',
      'account.firstPassword',
    ])
    .where('account.accountType', 'in', accountTypesOf(portal))
    .where('account.disabledAt', 'is', null)
    .$if(name.kind === 'username', (query) => query.whereRef('account.id', '=', 'owner.id'))
    .orderBy((row) => row('account.id', '=', row.ref('owner.id')), 'desc')
    .orderBy('account.accountType')
    .executeTakeFirst();
}

/** The person behind a claim, including people whose accounts are disabled. */
export async function personOf(db: Db, name: ClaimName): Promise<string | undefined> {
  const owner = await db
    .selectFrom('claim')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'claim.tenantId').onRef('account.id', '=', 'claim.accountId'),
    )
    .select('account.personId')
    .where('claim.kind', '=', name.kind)
    .where('claim.value', '=', name.value)
    .executeTakeFirst();
  return owner?.personId;
}

/** The type of account that claimed a name; null if none did or that account is disabled. */
export async function ownerType(db: Db, name: ClaimName): Promise<AccountType | null> {
  const owner = await db
    .selectFrom('claim')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'claim.tenantId').onRef('account.id', '=', 'claim.accountId'),
    )
    .select('account.accountType')
    .where('claim.kind', '=', name.kind)
    .where('claim.value', '=', name.value)
    .where('account.disabledAt', 'is', null)
    .executeTakeFirst();
  return owner?.accountType ?? null;
}

/**
 * Creates a personal account for a phone or email that its holder has just proven. A holder whose contact is already
 * claimed by their company account gets a personal account next to it. Undefined if a personal account exists, which
 * means that it is disabled.
 */
export async function registerPersonal(
  trx: Db,
  name: LoginName,
  now: Date,
): Promise<FoundAccount | undefined> {
  const id = uuidv7();
  const knownPerson = await personOf(trx, name);
  const personId = knownPerson ?? uuidv7();
  const account = { id, tenantId: personId, personId, passwordHash: null, firstPassword: false };
  if (!knownPerson) {
    // A parallel registration of the same contact waits here for the other's commit, then finds its claim.
    const claimed = await trx
      .insertInto('claim')
      .values({ ...name, tenantId: personId, accountId: id, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return findAccount(trx, name, 1);
  }
  const made = await trx
    .insertInto('account')
    .values({
      ...account,
      accountType: accountType.personal,
      name: maskedName(name),
      source: accountSource.personalAccount,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 0n ? findAccount(trx, name, 1) : account;
}
