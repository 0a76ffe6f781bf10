import { insurance } from '@fairway/gateway/contract/insurance';
import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { type Route, read, write, writeInSteps } from '../../http/answer.ts';
import { refuseFields } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { decisionFrom } from '../../services/review/defineReview.ts';
import { estimateOf } from './answers.ts';
import { findIntention, intentionCase } from './desk/case.ts';
import { assign, move } from './desk/decide.ts';
import { addEvent } from './desk/events.ts';
import { waitingPage } from './desk/queue.ts';
import { review } from './desk/review.ts';
import { addInsurer, changeInsurer, everyInsurer, insurersPage, shownInsurer } from './insurers.ts';
import { takeTurn } from './limits.ts';
import { ownPage, withdraw } from './mine.ts';
import { lackOf } from './rules.ts';
import { keepIntention } from './submit.ts';

const forReaders: readonly Route[] = [
  read(insurance.selectInsurers, ({ db, query }) => insurersPage(db, query)),
  read(
    insurance.selectInsurer,
    async ({ db, query, refuse }) => (await shownInsurer(db, query.id)) ?? refuse('notFound'),
  ),
  read(insurance.estimate, ({ query: { war, strikes, ...cargo } }) => {
    if (cargo.value === 0) refuseFields([{ field: 'query.value', rule: 'amount' }]);
    return estimateOf({ ...cargo, war: war === 'yes', strikes: strikes === 'yes' });
  }),

  writeInSteps(
    insurance.submit,
    async ({ body, caller, commit, db, now, language, ip, services, refuse }) => {
      const target = body.email === '' ? body.phone : body.email.toLowerCase();
      const retryAt = await takeTurn(services.limits, { ip, target }, now);
      if (retryAt) return refuse('tooManyRequests', { retryAt });
      if (body.insurerId !== '' && !(await shownInsurer(db, body.insurerId))) return refuse('insurerGone');
      const sending = { by: caller, language, now, outbox: services.outbox };
      return commit((transaction) => keepIntention(transaction, body, sending));
    },
  ),
  read(insurance.selectMine, ({ db, caller, query }) => ownPage(db, caller, query)),
  write(insurance.withdraw, async ({ body, caller, db, now, refuse }) => {
    const result = await withdraw(db, caller, body.intentionNo, now);
    return typeof result === 'string' ? refuse(result) : result;
  }),
];

const forReviewers: readonly Route[] = [
  read(insuranceDesk.selectPage, ({ db, query, caller, now }) => waitingPage(db, query, caller.staffId, now)),
  read(insuranceDesk.selectCase, async ({ query, caller, db, now, refuse, requestId }) => {
    const row = await findIntention(db, query.intentionNo);
    if (!row) return refuse('intentionNotFound');
    await review.recordOpening(db, row, { caller, now, requestId });
    return intentionCase(db, row, now);
  }),
  write(insuranceDesk.assign, async (handling) => {
    const { body, db, refuse } = handling;
    const row = await findIntention(db, body.intentionNo);
    if (!row) return refuse('intentionNotFound');
    const result = await assign(db, row, body, decisionFrom(handling, { touchedAt: body.seen }));
    return typeof result === 'string' ? refuse(result) : result;
  }),
  write(insuranceDesk.note, async ({ body, caller, db, now, refuse }) => {
    const row = await findIntention(db, body.intentionNo);
    if (!row) return refuse('intentionNotFound');

    const event = { intentionId: row.id, what: 'noted' as const, staffName: caller.name, text: body.text };
    await addEvent(db, event, now);
    return { at: now.toISOString() };
  }),
  write(insuranceDesk.move, async (handling) => {
    const { body, db, refuse } = handling;
    const lack = lackOf({ to: body.to, premium: body.premium, reply: body.reply });
    if (lack) refuseFields([{ field: `body.${lack}`, rule: 'required' }]);
    const row = await findIntention(db, body.intentionNo);
    if (!row) return refuse('intentionNotFound');
    return move(db, row, body, decisionFrom(handling, { touchedAt: body.seen }));
  }),
];

const forEditors: readonly Route[] = [
  read(insuranceDesk.selectInsurers, async ({ db }) => ({ rows: await everyInsurer(db) })),
  write(insuranceDesk.saveInsurer, async ({ body, caller, db, now, refuse, requestId }) => {
    const { insurer: fields, seen } = body;

    const changed = body.id === null ? null : await changeInsurer(db, { id: body.id, seen }, fields, now);
    if (typeof changed === 'string') return refuse(changed);
    const id = body.id ?? (await addInsurer(db, fields, now));
    const subject = { kind: 'insurer', id, name: fields.nameZh } as const;
    await record(db, caller, { action: 'insurerSaved', subject }, { now, requestId });
    return { id };
  }),
  write(insuranceDesk.showInsurer, async ({ body, caller, db, now, refuse, requestId }) => {
    const { id, seen, shown: visible } = body;

    const changed = await changeInsurer(db, { id, seen }, { shown: visible }, now);
    if (typeof changed === 'string') return refuse(changed);
    const action = visible ? 'insurerShown' : 'insurerHidden';
    const subject = { kind: 'insurer', id, name: changed.nameZh } as const;
    await record(db, caller, { action, subject }, { now, requestId });
    return { shown: visible };
  }),
];

export const routes: readonly Route[] = [...forReaders, ...forReviewers, ...forEditors];
