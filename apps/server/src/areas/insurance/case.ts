import type { IntentionCase } from '@fairway/gateway/contract/insuranceDesk';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { toWaiting } from './queue.ts';
import { nextStates } from './rules.ts';
import { type IntentionRow, selectIntentions, toOwn } from './shown.ts';

/** An intention by its number. */
export function findIntention(db: Db, intentionNo: string): Promise<IntentionRow | undefined> {
  return selectIntentions(db).where('intentionNo', '=', intentionNo).executeTakeFirst();
}

/** Everything about one intention, on one page. */
export async function intentionCase(db: Db, row: IntentionRow, now: Date): Promise<IntentionCase> {
  const [events, colleagues] = await Promise.all([eventsOf(db, row.id), handlers(db)]);
  const { location, address, contactName, phone, email } = row;
  return {
    ...toOwn(row),
    ...toWaiting(row, now),
    ...{ location, address, contactName, phone, email },
    account: row.accountId !== null,
    seen: row.touchedAt.toISOString(),
    next: [...nextStates(row.state)],
    events,
    colleagues,
  };
}

/** What happened, newest first. */
async function eventsOf(db: Db, intentionId: string): Promise<IntentionCase['events']> {
  const rows = await db
    .selectFrom('insuranceEvent')
    .selectAll()
    .where('intentionId', '=', intentionId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ at, what, state, staffName, text }) => ({
    at: at.toISOString(),
    what,
    state,
    by: staffName,
    text,
  }));
}

/** Those who may handle intentions now, by name. */
export function handlers(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where(sql<SqlBool>`'reviewer' = any (roles)`)
    .where('blockedAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
