import type { CheckedBodyOf } from '@fairway/gateway/contract/call';
import type { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import type { IntentionState } from '@fairway/gateway/contract/listings/intentions';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Staff } from '../../../http/caller.ts';
import { type Occasion, record } from '../../../services/audit/audit.ts';
import type { Outbox } from '../../../services/outbox/outbox.ts';
import { reviewers } from '../../../services/review/reviewers.ts';
import { messageOf } from '../messages.ts';
import { nextStates } from '../rules.ts';
import type { InsuranceIntentionTable } from '../tables.ts';
import { addEvent } from './events.ts';

type Row = Selectable<InsuranceIntentionTable>;

interface Deciding {
  readonly by: Staff;
  readonly occasion: Occasion;
}

/** What the log calls an intention. */
export function subjectOf({ id, intentionNo }: Pick<Row, 'id' | 'intentionNo'>) {
  return { kind: 'intention', id, name: intentionNo } as const;
}

/** Takes the intention's lock; nothing where it is not what was seen. */
async function lockSeen(transaction: Db, id: string, seen: string): Promise<Row | null> {
  const row = await transaction
    .selectFrom('insuranceIntention')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.touchedAt.toISOString() === new Date(seen).toISOString() ? row : null;
}

type Assign = Pick<CheckedBodyOf<typeof insuranceDesk.assign>, 'staffId' | 'seen'>;
type Assigned = { readonly assignedTo: { readonly id: string; readonly name: string } | null };

/** Gives an intention to somebody who may handle it, or to nobody. */
export async function assign(
  transaction: Db,
  id: string,
  { staffId, seen }: Assign,
  { by, occasion }: Deciding,
): Promise<Assigned | 'intentionChanged' | 'notFound'> {
  const row = await lockSeen(transaction, id, seen);
  if (!row) return 'intentionChanged';
  const able = await reviewers(transaction);
  const to = staffId === null ? null : able.find((each) => each.id === staffId);
  if (to === undefined) return 'notFound';
  await transaction
    .updateTable('insuranceIntention')
    .set({ assignedTo: staffId, touchedAt: occasion.now })
    .where('id', '=', id)
    .execute();
  const event = { intentionId: id, what: 'assigned' as const, staffName: by.name, text: to?.name ?? '' };
  await addEvent(transaction, event, occasion.now);
  await record(
    transaction,
    by,
    { action: 'intentionAssigned', subject: subjectOf(row), after: { to: to?.name ?? null } },
    occasion,
  );
  return { assignedTo: to };
}

type Move = Pick<CheckedBodyOf<typeof insuranceDesk.move>, 'to' | 'seen' | 'premium' | 'reply'>;

/** Moves an intention on, and tells its sender of what concerns them. */
export async function move(
  transaction: Db,
  id: string,
  { to, seen, premium, reply }: Move,
  { by, occasion }: Deciding,
  outbox: Outbox,
): Promise<{ readonly state: IntentionState } | 'intentionChanged'> {
  const row = await lockSeen(transaction, id, seen);
  if (!row || !nextStates(row.state).includes(to)) return 'intentionChanged';
  const { now } = occasion;
  const quote = to === 'quoted' ? (premium ?? null) : row.quote;
  // The first colleague who moves it is assigned.
  const assignedTo = row.assignedTo ?? by.staffId;
  await transaction
    .updateTable('insuranceIntention')
    .set({ state: to, quote, reply, assignedTo, changedAt: now, touchedAt: now })
    .where('id', '=', id)
    .execute();
  await addEvent(
    transaction,
    { intentionId: id, what: 'moved', state: to, staffName: by.name, text: reply },
    now,
  );
  const news = newsOf(to, quote, reply);
  if (news) await outbox.put(transaction, messageOf(row, news), now);
  await record(
    transaction,
    by,
    {
      action: 'intentionMoved',
      subject: subjectOf(row),
      before: { state: row.state },
      after: { state: to, ...(to === 'quoted' && { premium: quote }) },
      ...(reply === '' ? {} : { reason: reply }),
    },
    occasion,
  );
  return { state: to };
}

function newsOf(
  to: IntentionState,
  quote: number | null,
  reply: string,
): Parameters<typeof messageOf>[1] | null {
  if (to === 'quoted' && quote !== null) return { kind: 'quoted', premium: quote, reply };
  return to === 'done' || to === 'withdrawn' ? { kind: to, reply } : null;
}
