import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { OidcPerson } from '../../services/oidc/provider.ts';
import type { FoundAccount } from '../account/index.ts';
import { noteInCompany } from '../companyLog/index.ts';
import type { JoinedAccount, Membership } from './rules.ts';
import type { ProviderRow } from './store.ts';

interface InTenant {
  readonly trx: Db;
  readonly tenantId: string;
  readonly now: Date;
}

/** Loads what decides about a login: the account of this identity, and the employees listed with its email. */
export async function membershipOf(trx: Db, provider: ProviderRow, person: OidcPerson): Promise<Membership> {
  const { tenantId } = provider;
  const identity = await trx
    .selectFrom('companyIdentity')
    .select('accountId')
    .where('tenantId', '=', tenantId)
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  const employee = await trx
    .selectFrom('employee')
    .select(['id', 'accountId'])
    .where('tenantId', '=', tenantId)
    .where('email', '=', person.verifiedEmail ?? '')
    .executeTakeFirst();
  const bound = identity ? await accountIn(trx, tenantId, identity.accountId, person) : null;
  const account = employee?.accountId ? await accountIn(trx, tenantId, employee.accountId, person) : null;
  const listed = employee ? { employeeId: employee.id, account } : null;
  return { person, provider, bound, listed };
}

async function accountIn(
  trx: Db,
  tenantId: string,
  accountId: string,
  { issuer, subject }: OidcPerson,
): Promise<JoinedAccount | null> {
  const row = await trx
    .selectFrom('account')
    .select(['id', 'personId', 'disabledAt'])
    .select(
      sql<boolean>`exists (select 1 from company_identity as identity
        where identity.tenant_id = account.tenant_id and identity.account_id = account.id
        and (identity.issuer, identity.subject) <> (${issuer}, ${subject}))`.as('otherIdentity'),
    )
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, personId, disabledAt, otherIdentity } = row;
  const other = await trx
    .selectFrom('account')
    .select('id')
    .where('personId', '=', personId)
    .where('tenantId', '!=', tenantId)
    .limit(1)
    .executeTakeFirst();
  return { id, disabled: disabledAt !== null, elsewhere: other !== undefined, otherIdentity };
}

/** An account that is open, as logins need it. */
export function foundAccount(db: Db, id: string | undefined): Promise<FoundAccount | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'tenantId', 'personId', 'passwordHash', 'firstPassword'])
    .where('id', '=', id ?? null)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
}

/** Binds an identity to the account that it opens; one that opened an ended account moves. */
export async function keepIdentity(
  trx: Db,
  { tenantId, accountId, now }: { readonly tenantId: string; readonly accountId: string; readonly now: Date },
  { issuer, subject }: OidcPerson,
): Promise<void> {
  await trx
    .insertInto('companyIdentity')
    .values({ tenantId, id: uuidv7(), issuer, subject, accountId, createdAt: now })
    .onConflict((conflict) => conflict.columns(['tenantId', 'issuer', 'subject']).doUpdateSet({ accountId }))
    .execute();
}

export async function countEmployees({ trx, tenantId }: InTenant): Promise<number> {
  const { count } = await trx
    .selectFrom('employee')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addEmployee(
  { trx, tenantId, now }: InTenant,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<string> {
  const id = uuidv7();
  await trx.insertInto('employee').values({ tenantId, id, name, email, createdAt: now }).execute();
  return id;
}

export async function noteJoined(
  { trx, tenantId, now }: InTenant,
  {
    accountId,
    employeeId,
    name,
  }: { readonly accountId: string; readonly employeeId: string; readonly name: string },
): Promise<void> {
  const entry = { action: 'employeeJoined', about: 'employee', id: employeeId, name } as const;
  await noteInCompany(trx, { tenantId, accountId, name, now }, entry);
}
