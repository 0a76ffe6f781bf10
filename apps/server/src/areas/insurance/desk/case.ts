import type { IntentionCase } from '@fairway/gateway/contract/insuranceDesk';
import type { Db } from '../../../database/db.ts';
import { reviewers } from '../../../services/review/colleagues.ts';
import { type IntentionRow, selectIntentions, toOwn } from '../answers.ts';
import { nextStates } from '../rules.ts';
import { toWaiting } from './queue.ts';

/** An intention by its number. */
export function findIntention(db: Db, intentionNo: string): Promise<IntentionRow | undefined> {
  return selectIntentions(db).where('intentionNo', '=', intentionNo).executeTakeFirst();
}

/** Everything about one intention, on one page. */
export async function intentionCase(db: Db, row: IntentionRow, now: Date): Promise<IntentionCase> {
  const [events, colleagues] = await Promise.all([eventsOf(db, row.id), reviewers(db)]);
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

/** Loads the events, newest first. */
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
