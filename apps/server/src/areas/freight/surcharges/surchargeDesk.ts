import { surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { type Route, read, write } from '../../../http/answer.ts';
import { record } from '../../../services/audit/audit.ts';
import { type CorrectedCharge, type Correction, correctSurcharge } from './correctSurcharge.ts';
import { keptSurcharges } from './surchargePage.ts';

/** The corrected values for the log, amounts as the desk shows them. */
const factsOf = ({ amounts, validTo }: CorrectedCharge, correction: Correction) => ({
  ...(correction.amounts && { charge: amounts.map((amount) => (amount / 100).toFixed(2)).join('/') }),
  ...(correction.validTo && { lastDay: validTo }),
});

/** Surcharges as the staff look through them; new ones come by files, and a wrong value is corrected in its row. */
export const surchargeRoutes: readonly Route[] = [
  read(surchargeDesk.selectPage, ({ db, query, now }) => keptSurcharges(db, query, now)),

  write(surchargeDesk.correct, async ({ db, body, caller, now, requestId, refuse }) => {
    const done = await correctSurcharge(db, body, now);
    if (done === 'notFound') return refuse('notFound');
    if (done === 'changed') return refuse('surchargeChanged');
    const { key } = body;
    const subject = { kind: 'surcharge', id: key, name: key } as const;
    const before = factsOf(done.before, body);
    const after = factsOf(done.after, body);
    await record(db, caller, { action: 'surchargeCorrected', subject, before, after }, { now, requestId });
    return { key, ...done.after };
  }),
];
