import type { DataOf } from '@fairway/gateway/contract/call';
import type { insuranceDesk, WaitingIntention } from '@fairway/gateway/contract/insuranceDesk';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { intentionListing } from '@fairway/gateway/contract/listings/intentions';
import type { QueueCount } from '@fairway/gateway/contract/transferReview';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listPage, listSql } from '../../database/listPage.ts';
import { countDue, reviewClock } from '../../time/reviewClock.ts';
import { afterWorkingDays } from '../../time/workingDays.ts';
import { answerDays } from './rules.ts';
import { type IntentionRow, selectIntentions } from './shown.ts';

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
    // Not `like`: what was typed is no pattern.
    keyword: (text) => sql`(strpos(intention_no, upper(${text})) > 0 or strpos(company_name, ${text}) > 0)`,
  });
}

/** A page of what lies on the desk. */
export async function waitingPage(
  db: Db,
  search: Search,
  staffId: string,
  now: Date,
): Promise<DataOf<typeof insuranceDesk.selectPage>> {
  const listed = listedFor(staffId);
  const read = (query: Search) => {
    const { where, orderBy, total } = listed(query);
    return selectIntentions(db)
      .select(total.as('total'))
      .where(where)
      .orderBy(orderBy)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute();
  };
  const { rows, total } = await listPage(read, search);
  const { page, limit } = search;
  return { rows: rows.map((row) => toWaiting(row, now)), total, page, limit };
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

/** How many intentions are under way, how many of them have waited longer than promised, and how many are due today. */
export async function countIntentions(db: Db, now: Date): Promise<QueueCount> {
  const rows = await db.selectFrom('insuranceIntention').select(['state', 'createdAt']).where(open).execute();
  const due = rows.flatMap(({ state, createdAt }) =>
    state === 'received' ? [afterWorkingDays(createdAt, answerDays)] : [],
  );
  return { queue: 'insurance', ...countDue(due, now), waiting: rows.length };
}
