import type { CheckedBodyOf } from '@fairway/gateway/contract/call';
import type { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import type { IntentionState } from '@fairway/gateway/contract/listings/intentions';
import type { Db } from '../../../database/db.ts';
import { assigneeOf, reviewers } from '../../../services/review/colleagues.ts';
import type { Decision } from '../../../services/review/defineReview.ts';
import { messageOf } from '../messages.ts';
import { addEvent } from './events.ts';
import { review, type Seen } from './review.ts';

interface IntentionKey {
  readonly id: string;
}

type Assign = Pick<CheckedBodyOf<typeof insuranceDesk.assign>, 'staffId'>;
type Assigned = { readonly assignedTo: { readonly id: string; readonly name: string } | null };

/** Assigns an intention to a staff member who may handle it, or to none. */
export async function assign(
  transaction: Db,
  key: IntentionKey,
  { staffId }: Assign,
  decision: Decision<Seen>,
): Promise<Assigned | 'notFound'> {
  const { by, seen, occasion } = decision;
  const row = await review.lockUnchanged(transaction, key, seen);
  const to = assigneeOf(await reviewers(transaction), staffId);
  if (to === undefined) return 'notFound';
  await transaction
    .updateTable('insuranceIntention')
    .set({ assignedTo: staffId, touchedAt: occasion.now })
    .where('id', '=', row.id)
    .execute();
  const event = { intentionId: row.id, what: 'assigned' as const, staffName: by.name, text: to?.name ?? '' };
  await addEvent(transaction, event, occasion.now);
  const entry = { action: 'intentionAssigned', after: { to: to?.name ?? null } } as const;
  await review.record(transaction, row, entry, decision);
  return { assignedTo: to };
}

type Move = Pick<CheckedBodyOf<typeof insuranceDesk.move>, 'to' | 'premium' | 'reply'>;

/** Moves an intention to its next state, and notifies its sender of changes that concern them. */
export async function move(
  transaction: Db,
  key: IntentionKey,
  { to, premium, reply }: Move,
  decision: Decision<Seen>,
): Promise<{ readonly state: IntentionState }> {
  const { by, seen, occasion, letters } = decision;
  const row = await review.lockUnchanged(transaction, key, { ...seen, to });
  const { now } = occasion;
  const quote = to === 'quoted' ? (premium ?? null) : row.quote;
  // The first colleague who moves it is assigned.
  const assignedTo = row.assignedTo ?? by.staffId;
  await transaction
    .updateTable('insuranceIntention')
    .set({ state: to, quote, reply, assignedTo, changedAt: now, touchedAt: now })
    .where('id', '=', row.id)
    .execute();
  await addEvent(
    transaction,
    { intentionId: row.id, what: 'moved', state: to, staffName: by.name, text: reply },
    now,
  );
  const news = newsOf(to, quote, reply);
  if (news) await letters.outbox.put(transaction, messageOf(row, news), now);
  const entry = {
    action: 'intentionMoved',
    before: { state: row.state },
    after: { state: to, ...(to === 'quoted' && { premium: quote }) },
    ...(reply === '' ? {} : { reason: reply }),
  } as const;
  await review.record(transaction, row, entry, decision);
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
