import { transferReview as calls, deskHome, type QueueCount } from '@fairway/gateway/contract/transferReview';
import { chinaDay, chinaMidnight } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { answer, type Route } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import { refuseFields } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { countCertifications, countRemittances } from '../certificationReview/index.ts';
import { countIntentions } from '../insurance/index.ts';
import { countInvoices } from '../invoice/index.ts';
import { findTransfer, transferCase } from './case.ts';
import { confirm, type Return, sendBack, subjectOf } from './decide.ts';
import { countWaiting, waitingPage } from './queue.ts';

/** Looking again within half an hour is the same look. */
const sameLook = 1_800_000;

/** Actions that settle something. */
const settling = [
  ...['transferFirstConfirmed', 'transferConfirmed', 'transferSentBack'],
  ...['certificationFirstPassed', 'certificationPassed', 'certificationReturned', 'remittanceSent'],
  ...['intentionMoved', 'invoiceIssued', 'invoiceSentBack'],
];

export const routes: readonly Route[] = [
  answer(deskHome.selectQueues, async ({ caller, db, now }) => ({
    queues: await queuesOf(db, caller, now),
    doneToday: await doneToday(db, caller, now),
    alone: await isAlone(db, caller),
  })),

  answer(calls.selectPage, ({ query, caller, db, now, config }) =>
    waitingPage(db, query, { staffId: caller.staffId, now, config }),
  ),

  answer(calls.selectCase, async ({ query, caller, db, now, refuse, config, requestId }) => {
    const row = await findTransfer(db, query.orderNo);
    if (!row) return refuse('orderNotFound');
    // Bank papers are somebody's own: who looked at them is kept.
    if (!(await lookedLately(db, caller, row.id, now))) {
      await record(db, caller, { action: 'transferOpened', subject: subjectOf(row) }, { now, requestId });
    }
    return transferCase(db, row, { staffId: caller.staffId, now, config });
  }),

  answer(calls.confirm, async (handling) => {
    const { body, caller, db, now, config, refuse, services, requestId, settle } = handling;
    const row = await findTransfer(db, body.orderNo);
    if (!row) return refuse('orderNotFound');
    const receipt = { received: body.received, differReason: body.differReason || null };
    const done = await db.transaction().execute(async (trx) => {
      const occasion = { now, requestId };
      const deciding = { by: caller, seen: body.seen, occasion };
      const result = await confirm(trx, row, receipt, deciding, { config, letters: services });
      return result === 'firstConfirmed' || result === 'completed' ? settle(trx, { state: result }) : result;
    });
    if (typeof done === 'object' && 'state' in done) return done;
    if (typeof done === 'object') return refuse('transferChanged', { data: done.changed });
    if (done === 'secondPersonNeeded') {
      const entry = {
        action: 'transferConfirmed',
        outcome: 'refused',
        subject: subjectOf(row),
        reason: done,
      } as const;
      await record(db, caller, entry, { now, requestId });
    }
    return refuse(done);
  }),

  answer(calls.sendBack, async (handling) => {
    const { body, caller, db, now, refuse, services, requestId, settle } = handling;
    refuseHalfNote(body);
    const row = await findTransfer(db, body.orderNo);
    if (!row) return refuse('orderNotFound');
    const done = await db.transaction().execute(async (trx) => {
      const deciding = { by: caller, seen: body.seen, occasion: { now, requestId } };
      const result = await sendBack(trx, row, body, deciding, services);
      return result === 'sentBack' ? settle(trx, { state: result }) : result;
    });
    return 'state' in done ? done : refuse('transferChanged', { data: done.changed });
  }),
];

/** A note in one language only would reach half of the buyers; `other` without a note says nothing. */
function refuseHalfNote({ reasons, noteZh, noteEn }: Return): void {
  const needed = noteZh !== '' || noteEn !== '' || reasons.includes('other');
  const missing = [
    ['body.noteZh', noteZh],
    ['body.noteEn', noteEn],
  ].flatMap(([field = '', note]) => (needed && note === '' ? [{ field, rule: 'required' }] : []));
  if (missing.length > 0) refuseFields(missing);
}

async function lookedLately(db: Db, { staffId }: Staff, orderId: string, now: Date): Promise<boolean> {
  const look = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('subjectKind', '=', 'order')
    .where('subjectId', '=', orderId)
    .where('staffId', '=', staffId)
    .where('at', '>', new Date(now.getTime() - sameLook))
    .limit(1)
    .executeTakeFirst();
  return look !== undefined;
}

/** What waits in the queues that the caller's roles open. */
async function queuesOf(db: Db, { roles }: Staff, now: Date): Promise<QueueCount[]> {
  const queues: QueueCount[] = [];
  if (roles.includes('reviewer')) {
    queues.push(
      { queue: 'companyCertifications', ...(await countCertifications(db, 'company', now)) },
      { queue: 'personalCertifications', ...(await countCertifications(db, 'personal', now)) },
      await countIntentions(db, now),
    );
  }
  if (roles.includes('finance')) {
    queues.push(await countWaiting(db, now), await countInvoices(db, now), {
      queue: 'remittances',
      ...(await countRemittances(db, now)),
    });
  }
  return queues;
}

/** Whether an admin has nobody beside them, not even invited. */
async function isAlone(db: Db, { staffId, roles }: Staff): Promise<boolean> {
  if (!roles.includes('admin')) return false;
  const other = await db.selectFrom('staff').select('id').where('id', '!=', staffId).executeTakeFirst();
  return other === undefined;
}

/** The caller's decisions since midnight in China. */
async function doneToday(db: Db, { staffId }: Staff, now: Date): Promise<number> {
  const { done } = await db
    .selectFrom('auditEntry')
    .select((row) => row.fn.countAll<number>().as('done'))
    .where('staffId', '=', staffId)
    .where('outcome', '=', 'done')
    .where('action', 'in', settling)
    .where('at', '>=', chinaMidnight(chinaDay(now)))
    .executeTakeFirstOrThrow();
  return done;
}
