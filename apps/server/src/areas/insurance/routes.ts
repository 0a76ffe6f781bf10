import { insurance } from '@fairway/gateway/contract/insurance';
import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import type { Db } from '../../database/db.ts';
import { answer, type Route } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import { refuseFields } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { findIntention, intentionCase } from './case.ts';
import { assign, move, subjectOf } from './decide.ts';
import { addEvent } from './events.ts';
import { addInsurer, changeInsurer, everyInsurer, insurersPage, shownInsurer } from './insurers.ts';
import { takeTurn } from './limits.ts';
import { ownPage, withdraw } from './mine.ts';
import { waitingPage } from './queue.ts';
import { lackOf } from './rules.ts';
import { estimateOf } from './shown.ts';
import { keepIntention } from './submit.ts';

/** Looking again within half an hour is the same look. */
const sameLook = 1_800_000;

const forReaders: readonly Route[] = [
  answer(insurance.selectInsurers, ({ db, query }) => insurersPage(db, query)),
  answer(
    insurance.selectInsurer,
    async ({ db, query, refuse }) => (await shownInsurer(db, query.id)) ?? refuse('notFound'),
  ),
  answer(insurance.estimate, ({ query: { war, strikes, ...cargo } }) => {
    if (cargo.value === 0) refuseFields([{ field: 'query.value', rule: 'amount' }]);
    return estimateOf({ ...cargo, war: war === 'yes', strikes: strikes === 'yes' });
  }),

  answer(insurance.submit, async ({ body, caller, db, now, language, ip, services, refuse, settle }) => {
    const target = body.email === '' ? body.phone : body.email.toLowerCase();
    const retryAt = await takeTurn(services.limits, { ip, target }, now);
    if (retryAt) return refuse('tooManyRequests', { retryAt });
    if (body.insurerId !== '' && !(await shownInsurer(db, body.insurerId))) return refuse('insurerGone');
    const sending = { by: caller, language, now, outbox: services.outbox };
    return db
      .transaction()
      .execute(async (transaction) => settle(transaction, await keepIntention(transaction, body, sending)));
  }),
  answer(insurance.selectMine, ({ db, caller, query }) => ownPage(db, caller, query)),
  answer(insurance.withdraw, async ({ body, caller, db, now, refuse, settle }) => {
    const done = await db.transaction().execute(async (transaction) => {
      const result = await withdraw(transaction, caller, body.intentionNo, now);
      return typeof result === 'string' ? result : settle(transaction, result);
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),
];

const forReviewers: readonly Route[] = [
  answer(insuranceDesk.selectPage, ({ db, query, caller, now }) =>
    waitingPage(db, query, caller.staffId, now),
  ),
  answer(insuranceDesk.selectCase, async ({ query, caller, db, now, refuse, requestId }) => {
    const row = await findIntention(db, query.intentionNo);
    if (!row) return refuse('intentionNotFound');
    // Phones and addresses are somebody's own: who looked at them is kept.
    if (!(await lookedLately(db, caller, row.id, now))) {
      await record(db, caller, { action: 'intentionOpened', subject: subjectOf(row) }, { now, requestId });
    }
    return intentionCase(db, row, now);
  }),
  answer(insuranceDesk.assign, async ({ body, caller, db, now, refuse, requestId, settle }) => {
    const row = await findIntention(db, body.intentionNo);
    if (!row) return refuse('intentionNotFound');
    const done = await db.transaction().execute(async (transaction) => {
      const deciding = { by: caller, occasion: { now, requestId } };
      const result = await assign(transaction, row.id, body, deciding);
      return typeof result === 'string' ? result : settle(transaction, result);
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),
  answer(insuranceDesk.note, async ({ body, caller, db, now, refuse, settle }) => {
    const row = await findIntention(db, body.intentionNo);
    if (!row) return refuse('intentionNotFound');
    return db.transaction().execute(async (transaction) => {
      const event = { intentionId: row.id, what: 'noted' as const, staffName: caller.name, text: body.text };
      await addEvent(transaction, event, now);
      return settle(transaction, { at: now.toISOString() });
    });
  }),
  answer(insuranceDesk.move, async ({ body, caller, db, now, refuse, requestId, services, settle }) => {
    const lack = lackOf({ to: body.to, premium: body.premium, reply: body.reply });
    if (lack) refuseFields([{ field: `body.${lack}`, rule: 'required' }]);
    const row = await findIntention(db, body.intentionNo);
    if (!row) return refuse('intentionNotFound');
    const done = await db.transaction().execute(async (transaction) => {
      const deciding = { by: caller, occasion: { now, requestId } };
      const result = await move(transaction, row.id, body, deciding, services.outbox);
      return typeof result === 'string' ? result : settle(transaction, result);
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),
];

const forEditors: readonly Route[] = [
  answer(insuranceDesk.selectInsurers, async ({ db }) => ({ rows: await everyInsurer(db) })),
  answer(insuranceDesk.saveInsurer, async ({ body, caller, db, now, refuse, requestId, settle }) => {
    const { insurer: kept, seen } = body;
    const done = await db.transaction().execute(async (transaction) => {
      const changed =
        body.id === null ? null : await changeInsurer(transaction, { id: body.id, seen }, kept, now);
      if (typeof changed === 'string') return changed;
      const id = body.id ?? (await addInsurer(transaction, kept, now));
      const subject = { kind: 'insurer', id, name: kept.nameZh } as const;
      await record(transaction, caller, { action: 'insurerSaved', subject }, { now, requestId });
      return settle(transaction, { id });
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),
  answer(insuranceDesk.showInsurer, async ({ body, caller, db, now, refuse, requestId, settle }) => {
    const { id, seen, shown } = body;
    const done = await db.transaction().execute(async (transaction) => {
      const changed = await changeInsurer(transaction, { id, seen }, { shown }, now);
      if (typeof changed === 'string') return changed;
      const action = shown ? 'insurerShown' : 'insurerHidden';
      const subject = { kind: 'insurer', id, name: changed.nameZh } as const;
      await record(transaction, caller, { action, subject }, { now, requestId });
      return settle(transaction, { shown });
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),
];

export const routes: readonly Route[] = [...forReaders, ...forReviewers, ...forEditors];

async function lookedLately(db: Db, { staffId }: Staff, subjectId: string, now: Date): Promise<boolean> {
  const look = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('subjectKind', '=', 'intention')
    .where('subjectId', '=', subjectId)
    .where('staffId', '=', staffId)
    .where('at', '>', new Date(now.getTime() - sameLook))
    .limit(1)
    .executeTakeFirst();
  return look !== undefined;
}
