import { dayMs } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { sandboxSocialAccounts } from '../../services/social/sandboxAccounts.ts';
import { writeStep } from '../steps.ts';
import { fillSampleCompany } from './company.ts';
import { type DemoAccount, people, type SamplePerson } from './people.ts';

export type { DemoAccount } from './people.ts';

/** The sample accounts as the start of the server prints them. */
export const demoAccounts: readonly DemoAccount[] = people.map(
  ({ shows, portal, phone, email, username, password }) => ({
    shows,
    portal,
    phone,
    email,
    username,
    password,
  }),
);

/** Routes that a sample subscription opens, and for how many days. */
const sampleRoutes = 5;
const sampleDays = 90;
/** Seats that come with it for a company. */
const sampleSeats = 6;

/**
 * Adds the sample accounts to a database that has no account, and subscriptions to the first sea routes out
 * of Shanghai, so fill those first. Never called in production.
 */
export async function fillSampleAccounts(db: Db, now: Date): Promise<void> {
  if (await hasAccounts(db)) return;
  const hashes = new Map<SamplePerson, string>();
  for (const person of people) hashes.set(person, await hashPassword(person.password));
  await writeStep(db, async (trx) => {
    if (await hasAccounts(trx)) return;
    const personIds = idsFor(people.map(({ person }) => person));
    const companyIds = idsFor(people.flatMap(({ company }) => company ?? []));
    for (const [name, tenantId] of companyIds) {
      await trx.insertInto('company').values({ tenantId, name, createdAt: now }).execute();
    }
    for (const person of people) {
      const personId = personIds.get(person.person) ?? uuidv7();
      const tenantId = (person.company && companyIds.get(person.company)) || personId;
      const passwordHash = hashes.get(person) ?? null;
      const account = await addAccount(trx, person, { personId, tenantId, passwordHash }, now);
      if (person.subscribed) await addSubscription(trx, account, person.company ? sampleSeats : 0, now);
    }
    for (const tenantId of companyIds.values()) await fillSampleCompany(trx, tenantId, now);
  });
}

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function idsFor(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...new Set(names)].map((name) => [name, uuidv7()]));
}

async function addAccount(
  trx: Db,
  person: SamplePerson,
  own: { readonly personId: string; readonly tenantId: string; readonly passwordHash: string | null },
  now: Date,
): Promise<{ readonly id: string; readonly tenantId: string }> {
  const { name, realName, accountType, memberStatus, auditStatus, personalAuditStatus, source } = person;
  const account = { id: uuidv7(), tenantId: own.tenantId };
  await trx
    .insertInto('account')
    .values({
      ...account,
      personId: own.personId,
      name,
      realName,
      accountType,
      memberStatus,
      auditStatus,
      personalAuditStatus,
      source,
      passwordHash: own.passwordHash,
      createdAt: now,
    })
    .execute();
  const social = sandboxSocialAccounts.find(({ boundTo }) => boundTo && boundTo === person.email);
  const names = { ...person, weixin: social?.socialId ?? null };
  for (const kind of ['phone', 'email', 'username', 'weixin'] as const) {
    const value = names[kind];
    if (value === null) continue;
    await trx
      .insertInto('claim')
      .values({ kind, value, tenantId: account.tenantId, accountId: account.id, createdAt: now })
      .execute();
  }
  return account;
}

async function addSubscription(
  trx: Db,
  account: { readonly id: string; readonly tenantId: string },
  seats: number,
  now: Date,
): Promise<void> {
  const routes = await trx
    .selectFrom('seaRoute')
    .select('id')
    .where('origin', '=', 'CNSHA')
    .orderBy('destination')
    .limit(sampleRoutes)
    .execute();
  if (routes.length === 0) return;
  const { tenantId } = account;
  const id = uuidv7();
  await trx
    .insertInto('subscription')
    .values({
      tenantId,
      id,
      kind: 'paid',
      seats,
      startedBy: account.id,
      startedAt: now,
      expiresAt: new Date(now.getTime() + sampleDays * dayMs),
    })
    .execute();
  await trx
    .insertInto('subscriptionRoute')
    .values(routes.map((route) => ({ tenantId, subscriptionId: id, seaRouteId: route.id })))
    .execute();
}
