import { certificationReview as calls } from '@fairway/gateway/contract/certificationReview';
import { isReasonOf } from '@fairway/gateway/contract/words/certificationReasons';
import { auditStatus } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type Route, read, write } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import { refuseFields } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { openNumber } from '../certification/index.ts';
import { assign } from './assign.ts';
import { certificationCase } from './case.ts';
import { pass, type Return, sendBack, subjectOf } from './decide.ts';
import { findById, waitingPage } from './queue.ts';
import { markSent, remittancesWaiting } from './remittances.ts';

/** Looking again within half an hour is the same look. */
const sameLook = 1_800_000;

export const routes: readonly Route[] = [
  read(calls.selectPage, ({ query, caller, db, now, config }) =>
    waitingPage(db, query, { staffId: caller.staffId, now, config }),
  ),

  read(calls.selectCase, async ({ query, caller, db, now, refuse, config, requestId, services }) => {
    const row = await findById(db, query.id);
    if (!row) return refuse('notFound');
    // Papers are somebody's own: who looked at them is kept.
    if (!(await lookedLately(db, caller, row.id, now))) {
      await record(
        db,
        caller,
        { action: 'certificationOpened', subject: subjectOf(row) },
        { now, requestId },
      );
    }
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
    // Written first: there is no look without its entry.
    await record(db, caller, { action: 'idNumberShown', subject: subjectOf(row) }, { now, requestId });
    return { idCard: number };
  }),

  write(calls.assign, async ({ body, caller, db, now, refuse, requestId }) => {
    const row = await findById(db, body.id);
    if (!row) return refuse('notFound');
    const result = await assign(db, row, body, { by: caller, occasion: { now, requestId } });
    if (result === 'notFound') return refuse(result);
    return 'changed' in result ? refuse('certificationChanged', { data: result.changed }) : result;
  }),

  write(calls.pass, async (handling) => {
    const { body, caller, db, now, config, refuse, refuseAndCommit, requestId, services } = handling;
    const row = await findById(db, body.id);
    if (!row) return refuse('notFound');
    const occasion = { now, requestId };
    const parts = { config, papers: services.papers };
    const deciding = { by: caller, seen: body.seen, occasion, letters: services };
    const result = await pass(db, row, body.overruled || null, deciding, parts);
    if (result === 'firstPassed' || result === 'passed') return { state: result };
    if (typeof result === 'object') return refuse('certificationChanged', { data: result.changed });
    const entry = {
      action: 'certificationPassed',
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
    const row = await findById(db, body.id);
    if (!row) return refuse('notFound');
    refuseOtherReasons(row.kind, body);
    const occasion = { now, requestId };
    const deciding = { by: caller, seen: body.seen, occasion, letters: services };
    const result = await sendBack(db, row, body, deciding);
    return result === 'returned'
      ? { state: result }
      : refuse('certificationChanged', { data: result.changed });
  }),

  read(calls.selectRemittances, async ({ db, now }) => ({ rows: await remittancesWaiting(db, now) })),

  write(calls.markSent, async ({ body, caller, db, now, refuse, services, requestId }) => {
    const row = await findById(db, body.id);
    if (!row) return refuse('notFound');
    const result = await markSent(db, row, caller, services, { now, requestId });
    return result === 'sent' ? { state: result } : refuse('certificationChanged');
  }),
];

/** A note in one language only would reach half of the applicants; a return without a field needs one. */
function refuseHalfNote({ fields, noteZh, noteEn }: Return): void {
  const needed = noteZh !== '' || noteEn !== '' || fields.length === 0;
  const missing = [
    ['body.noteZh', noteZh],
    ['body.noteEn', noteEn],
  ].flatMap(([field = '', note]) => (needed && note === '' ? [{ field, rule: 'required' }] : []));
  if (missing.length > 0) refuseFields(missing);
}

/** A reason that the kept list has for another field says nothing here. */
function refuseOtherReasons(kind: 'personal' | 'company', { fields }: Return): void {
  const wrong = fields.filter(({ field, reasons }) =>
    reasons.some((reason) => !isReasonOf(kind, field, reason)),
  );
  if (wrong.length > 0) refuseFields([{ field: 'body.fields', rule: 'picklist' }]);
}

async function lookedLately(db: Db, { staffId }: Staff, id: string, now: Date): Promise<boolean> {
  const look = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('subjectKind', '=', 'certification')
    .where('subjectId', '=', id)
    .where('staffId', '=', staffId)
    .where('at', '>', new Date(now.getTime() - sameLook))
    .limit(1)
    .executeTakeFirst();
  return look !== undefined;
}
