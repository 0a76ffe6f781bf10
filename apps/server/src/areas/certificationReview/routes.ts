import { certificationReview as calls } from '@fairway/gateway/contract/certificationReview';
import { isReasonOf } from '@fairway/gateway/contract/words/certificationReasons';
import { auditStatus } from '@fairway/trade';
import { type Route, read, write } from '../../http/answer.ts';
import { refuseFields } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { decisionFrom } from '../../services/review/defineReview.ts';
import { refuseHalfNote } from '../../services/review/notes.ts';
import { openNumber } from '../certification/index.ts';
import { assign } from './assign.ts';
import { certificationCase } from './case.ts';
import { pass, type Return, sendBack } from './decide.ts';
import { findById, waitingPage } from './queue.ts';
import { markSent, remittancesWaiting } from './remittances.ts';
import { review } from './review.ts';

export const routes: readonly Route[] = [
  read(calls.selectPage, ({ query, caller, db, now, config }) =>
    waitingPage(db, query, { staffId: caller.staffId, now, config }),
  ),

  read(calls.selectCase, async ({ query, caller, db, now, refuse, config, requestId, services }) => {
    const row = await findById(db, query.id);
    if (!row) return refuse('notFound');
    await review.recordOpening(db, row, { caller, now, requestId });
    return certificationCase(db, row, {
      ...{ staffId: caller.staffId, now, config },
      papers: services.papers,
    });
  }),

  read(calls.selectIdNumber, async ({ query, caller, db, now, refuse, requestId, services }) => {
    const row = await findById(db, query.id);
    if (!row) return refuse('notFound');
    const number = row.status === auditStatus.underReview ? openNumber(services.papers, row) : null;
    if (number === null) return refuse('numberNotShown');
    // Written first, so that every view has its entry in the log.
    await record(db, caller, { action: 'idNumberShown', subject: review.subjectOf(row) }, { now, requestId });
    return { idCard: number };
  }),

  write(calls.assign, async (handling) => {
    const { body, db, refuse } = handling;
    const row = await findById(db, body.id);
    if (!row) return refuse('notFound');
    const result = await assign(db, row, body, decisionFrom(handling, body.seen));
    return result === 'notFound' ? refuse(result) : result;
  }),

  write(calls.pass, async (handling) => {
    const { body, db, config, refuse, refuseAndCommit, services } = handling;
    const row = await findById(db, body.id);
    if (!row) return refuse('notFound');
    const parts = { config, papers: services.papers };
    const decision = decisionFrom(handling, body.seen);
    const result = await pass(db, row, body.overruled || null, decision, parts);
    if (result === 'firstPassed' || result === 'passed') return { state: result };
    const entry = { action: 'certificationPassed', outcome: 'refused', reason: result } as const;
    await review.record(db, row, entry, decision);
    return refuseAndCommit(result);
  }),

  write(calls.sendBack, async (handling) => {
    const { body, db, refuse } = handling;
    refuseHalfNote(body, body.fields.length === 0);
    const row = await findById(db, body.id);
    if (!row) return refuse('notFound');
    refuseOtherReasons(row.kind, body);
    return { state: await sendBack(db, row, body, decisionFrom(handling, body.seen)) };
  }),

  read(calls.selectRemittances, async ({ db, now }) => ({ rows: await remittancesWaiting(db, now) })),

  write(calls.markSent, async ({ body, caller, db, now, refuse, services, requestId }) => {
    const row = await findById(db, body.id);
    if (!row) return refuse('notFound');
    const result = await markSent(db, row, caller, services, { now, requestId });
    return result === 'sent' ? { state: result } : refuse('certificationChanged');
  }),
];

/** Refuses reasons that the list has only for another field. */
function refuseOtherReasons(kind: 'personal' | 'company', { fields }: Return): void {
  const wrong = fields.filter(({ field, reasons }) =>
    reasons.some((reason) => !isReasonOf(kind, field, reason)),
  );
  if (wrong.length > 0) refuseFields([{ field: 'body.fields', rule: 'picklist' }]);
}
