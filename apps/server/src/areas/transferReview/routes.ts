import { transferReview as calls, deskHome } from '@fairway/gateway/contract/transferReview';
import { type Route, read, write } from '../../http/answer.ts';
import { decisionFrom } from '../../services/review/defineReview.ts';
import { refuseHalfNote } from '../../services/review/notes.ts';
import { findTransfer, transferCase } from './case.ts';
import { confirm, sendBack } from './decide.ts';
import { doneToday, isAlone, openQueues } from './home.ts';
import { waitingPage } from './queue.ts';
import { review } from './review.ts';

export const routes: readonly Route[] = [
  read(deskHome.selectQueues, async ({ caller, db, now }) => ({
    queues: await openQueues(db, caller, now),
    doneToday: await doneToday(db, caller, now),
    alone: await isAlone(db, caller),
  })),

  read(calls.selectPage, ({ query, caller, db, now, config }) =>
    waitingPage(db, query, { staffId: caller.staffId, now, config }),
  ),

  read(calls.selectCase, async ({ query, caller, db, now, refuse, config, requestId }) => {
    const row = await findTransfer(db, query.orderNo);
    if (!row) return refuse('orderNotFound');
    await review.recordOpening(db, row, { caller, now, requestId });
    return transferCase(db, row, { staffId: caller.staffId, now, config });
  }),

  write(calls.confirm, async (handling) => {
    const { body, db, config, refuse, refuseAndCommit } = handling;
    const row = await findTransfer(db, body.orderNo);
    if (!row) return refuse('orderNotFound');
    const receipt = { received: body.received, differReason: body.differReason || null };
    const decision = decisionFrom(handling, body.seen);
    const result = await confirm(db, row, receipt, decision, config);
    if (result === 'firstConfirmed' || result === 'completed') return { state: result };
    if (result !== 'secondPersonNeeded') return refuse(result);
    const entry = { action: 'transferConfirmed', outcome: 'refused', reason: result } as const;
    await review.record(db, row, entry, decision);
    return refuseAndCommit(result);
  }),

  write(calls.sendBack, async (handling) => {
    const { body, db, refuse } = handling;
    // The reason `other` requires a note.
    refuseHalfNote(body, body.reasons.includes('other'));
    const row = await findTransfer(db, body.orderNo);
    if (!row) return refuse('orderNotFound');
    return { state: await sendBack(db, row, body, decisionFrom(handling, body.seen)) };
  }),
];
