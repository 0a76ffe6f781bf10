import { transferReview as calls, deskHome, type QueueCount } from '@fairway/gateway/contract/transferReview';
import { chinaDay, chinaMidnight } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type Route, read, write } from '../../http/answer.ts';
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
  read(deskHome.selectQueues, async ({ caller, db, now }) => ({
    queues: await queuesOf(db, caller, now),
    doneToday: await doneToday(db, caller, now),
    alone: await isAlone(db, caller),
  })),

  read(calls.selectPage, ({ query, caller, db, now, config }) =>
    waitingPage(db, query, { staffId: caller.staffId, now, config }),
  ),

  read(calls.selectCase, async ({ query, caller, db, now, refuse, config, requestId }) => {
    const row = await findTransfer(db, query.orderNo);
    if (!row) return refuse('orderNotFound');
    // Bank papers are somebody's own: who looked at them is kept.
    if (!(await lookedLately(db, caller, row.id, now))) {
      await record(db, caller, { action: 'transferOpened', subject: subjectOf(row) }, { now, requestId });
    }
    return transferCase(db, row, { staffId: caller.staffId, now, config });
  }),

  write(calls.confirm, async (handling) => {
    const { body, caller, db, now, config, refuse, refuseAndCommit, services, requestId } = handling;
    const row = await findTransfer(db, body.orderNo);
    if (!row) return refuse('orderNotFound');
    const receipt = { received: body.received, differReason: body.differReason || null };
    const occasion = { now, requestId };
    const deciding = { by: caller, seen: body.seen, occasion };
    const result = await confirm(db, row, receipt, deciding, { config, letters: services });
    if (result === 'firstConfirmed' || result === 'completed') return { state: result };
    if (typeof result === 'object') return refuse('transferChanged', { data: result.changed });
    if (result !== 'secondPersonNeeded') return refuse(result);
    const entry = {
      action: 'transferConfirmed',
      outcome: 'refused',
      subject: subjectOf(row),
      reason: result,
    } as const;
    await record(db, caller, entry, occasion);
    return refuseAndCommit(result);
  }),

  write(calls.sendBack, async (handling) => {
    const { body, caller, db, now, refuse, services, requestId } = handling;
    refuseHalfNote(body);
    const row = await findTransfer(db, body.orderNo);
    if (!row) return refuse('orderNotFound');
    const deciding = { by: caller, seen: body.seen, occasion: { now, requestId } };
    const result = await sendBack(db, row, body, deciding, services);
    return result === 'sentBack' ? { state: result } : refuse('transferChanged', { data: result.changed });
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
