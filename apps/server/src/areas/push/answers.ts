import type { PushOutcome } from '@fairway/gateway/contract/push';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Member, Visitor } from '../../http/caller.ts';
import { keyedHash } from '../../secrets.ts';
import { later } from '../../time/later.ts';

const dayOf = (now: Date) => sql<string>`(${now}::timestamptz at time zone 'Asia/Shanghai')::date`;

/**
 * Returns the stored identity of a reader: the account of a logged-in user, and the anonymous id of their browser if it
 * has one. Hashed with a key, so that the rows distinguish readers and identify none.
 */
export function readersOf(
  { secret }: Pick<Config, 'secret'>,
  caller: Visitor | Member,
  uuid: string | undefined,
): Buffer[] {
  const names = caller.kind === 'member' ? [`account ${caller.accountId}`] : [];
  if (uuid !== undefined) names.push(`browser ${uuid}`);
  return names.map((name) => keyedHash(secret, 'reader of a push dialog', name));
}

/** Returns the campaigns that a reader has closed or followed: one answer is final. */
export async function answeredBy(db: Db, readers: readonly Buffer[]): Promise<ReadonlySet<string>> {
  if (readers.length === 0) return new Set();
  const rows = await db
    .selectFrom('pushAnswer')
    .select('campaignId')
    .distinct()
    .where('reader', 'in', readers)
    .where('outcome', 'in', ['closed', 'followed'])
    .execute();
  return new Set(rows.map(({ campaignId }) => campaignId));
}

/** Counts a reader's reaction to a campaign, once a day; false if it was counted already. */
export async function count(
  transaction: Db,
  { campaignId, reader, outcome }: { campaignId: string; reader: Buffer; outcome: PushOutcome },
  now: Date,
): Promise<boolean> {
  const added = await transaction
    .insertInto('pushAnswer')
    .values({ campaignId, reader, outcome, day: dayOf(now) as unknown as string })
    .onConflict((conflict) => conflict.doNothing())
    .returning('campaignId')
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns how often each campaign was shown, closed and followed. */
export async function figuresOf(db: Db): Promise<ReadonlyMap<string, Record<PushOutcome, number>>> {
  const rows = await db
    .selectFrom('pushAnswer')
    .select(['campaignId', 'outcome', sql<number>`count(*)::int`.as('times')])
    .groupBy(['campaignId', 'outcome'])
    .execute();
  const figures = new Map<string, Record<PushOutcome, number>>();
  for (const { campaignId, outcome, times } of rows) {
    const of = figures.get(campaignId) ?? { shown: 0, closed: 0, followed: 0 };
    figures.set(campaignId, { ...of, [outcome]: times });
  }
  return figures;
}

/** Days for which answers are stored. */
const keptDays = 400;

export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('pushAnswer')
    .where('day', '<', later(now, -keptDays * 86_400))
    .execute();
}
