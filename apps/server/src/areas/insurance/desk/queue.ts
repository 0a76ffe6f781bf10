import type { DataOf } from '@fairway/gateway/contract/call';
import type { insuranceDesk, WaitingIntention } from '@fairway/gateway/contract/insuranceDesk';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { intentionListing } from '@fairway/gateway/contract/listings/intentions';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listSql, selectPage } from '../../../database/listPage.ts';
import { foundByIndex } from '../../../database/listTests.ts';
import { defineQueue } from '../../../services/review/queue.ts';
import { reviewClock } from '../../../time/reviewClock.ts';
import { afterWorkingDays } from '../../../time/workingDays.ts';
import { type IntentionRow, selectIntentions } from '../answers.ts';
import { answerDays } from '../rules.ts';

type Search = ListQuery<typeof intentionListing>;

const open = sql<boolean>`insurance_intention.state in ('received', 'handling', 'quoted')`;

function listedFor(staffId: string) {
  return listSql(intentionListing, {
    sorts: { createdAt: 'insurance_intention.created_at', premium: 'coalesce(quote, estimate)' },
    ties: 'insurance_intention.created_at, insurance_intention.id',
    filters: {
      stage: (value) => (value === 'open' ? open : sql`insurance_intention.state = ${value}`),
      assigned: (value) => (value === 'me' ? sql`assigned_to = ${staffId}` : sql`assigned_to is null`),
    },
    keyword: (text) => foundByIndex(text, 'intention_no', 'company_name'),
  });
}

/** A page of the desk's queue. */
export async function waitingPage(
  db: Db,
  search: Search,
  staffId: string,
  now: Date,
): Promise<DataOf<typeof insuranceDesk.selectPage>> {
  return selectPage(selectIntentions(db), listedFor(staffId), search, (row) => toWaiting(row, now));
}

export function toWaiting(row: IntentionRow, now: Date): WaitingIntention {
  const { assignedTo, assigneeName, currency } = row;
  return {
    intentionNo: row.intentionNo,
    state: row.state,
    companyName: row.companyName,
    createdAt: row.createdAt.toISOString(),
    insured: { amount: row.insured, currency },
    estimate: { amount: row.estimate, currency },
    assignedTo: assignedTo !== null && assigneeName !== null ? { id: assignedTo, name: assigneeName } : null,
    clock: row.state === 'received' ? reviewClock(row.createdAt, now, answerDays) : null,
  };
}

/** The queue of intentions in progress; only the first answer has a due day. */
export const intentionQueue = defineQueue({
  name: 'insurance',
  role: 'reviewer',
  settledBy: ['intentionMoved'],
  due: async (db) => {
    const rows = await db
      .selectFrom('insuranceIntention')
      .select(['state', 'createdAt'])
      .where(open)
      .execute();
    return rows.map(({ state, createdAt }) =>
      state === 'received' ? afterWorkingDays(createdAt, answerDays) : null,
    );
  },
});
