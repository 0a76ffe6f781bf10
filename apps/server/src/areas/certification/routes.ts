import { company as calls } from '@fairway/gateway/contract/company';
import { templateResource } from '@fairway/gateway/contract/order';
import { auditStatus, authenticationWay, type YesOrNo, yesOrNo } from '@fairway/trade';
import { answer, type Handling, type Route } from '../../http/answer.ts';
import { paperSettings } from '../../services/papers/settings.ts';
import { orderSettings } from '../order/index.ts';
import { updateContact } from './contactInfo.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { isTaken, type Unique } from './existence.ts';
import { refuseCode } from './outcome.ts';
import { typeAmount } from './remittance.ts';
import { certificationDays, dueAt, questionsPerHour } from './rules.ts';
import { shownCompany, shownPersonal } from './shown.ts';
import { applicantOf, findCertification, homeOf } from './store.ts';
import { submitCompany } from './submitCompany.ts';
import { submitPersonal } from './submitPersonal.ts';
import { templateFor } from './templates.ts';
import { tipsOf } from './tips.ts';
import { withdraw } from './withdraw.ts';

export const routes: readonly Route[] = [
  answer(calls.selectSubmitInfo, async ({ caller, db, config, language, now }) => {
    const applicant = await applicantOf(db, caller);
    const [personal, company] = await Promise.all([
      findCertification(db, applicant, 'personal'),
      findCertification(db, applicant, 'company'),
    ]);
    const looking = { config, language, now };
    return {
      keepDays: config.of(paperSettings).keepDays,
      personal: personal ? shownPersonal(personal, looking) : null,
      company: company ? shownCompany(company, looking) : null,
    };
  }),

  answer(calls.selectOfflineTips, async ({ caller, db, config }) => {
    const found = await findCertification(db, await applicantOf(db, caller), 'company');
    const open =
      found?.status === auditStatus.underReview &&
      found.way === authenticationWay.transfer &&
      found.remittanceSentAt === null;
    const { payee, bank, bankAccount } = config.of(orderSettings).transfer;
    return {
      ...{ payee, bank, bankAccount },
      ...tipsOf(payee, config.house),
      reviewDays: certificationDays,
      transferBy: open ? dueAt(found.submittedAt).toISOString().slice(0, 10) : null,
    };
  }),

  answer(calls.submit, async (handling) => {
    const { body } = handling;
    const done = await (body.kind === 'personal'
      ? submitPersonal(handling, body, false)
      : submitCompany(handling, body, false));
    if (typeof done === 'string') return handling.refuse(done);
    return 'kind' in done ? refuseCode(done, handling.refuse) : done;
  }),

  answer(calls.update, async (handling) => {
    const { body, db, caller, refuse, services, now } = handling;
    if (body.kind !== 'remittance') {
      const done = await (body.kind === 'personal'
        ? submitPersonal(handling, body, true)
        : submitCompany(handling, body, true));
      if (typeof done === 'string') return refuse(done);
      return 'kind' in done ? refuseCode(done, refuse) : done;
    }
    if (body.amount.currency !== 'CNY') return refuse('remittanceWrong', { params: { left: 3 } });
    const found = await findCertification(db, await applicantOf(db, caller), 'company');
    if (!found) return refuse('nothingSubmitted');
    if (found.status === auditStatus.approved) return refuse('auditApproved');
    const typed = await db
      .transaction()
      .execute((trx) => typeAmount(trx, found, body.amount.amount, services, now));
    if (typed.kind === 'notSent') return refuse('remittanceNotSent');
    if (typed.kind === 'over') return refuse('remittanceOver');
    if (typed.kind === 'wrong') return refuse('remittanceWrong', { params: { left: typed.left } });
    return {
      auditStatus: found.status,
      submittedAt: found.submittedAt.toISOString(),
      dueAt: dueAt(found.submittedAt).toISOString(),
    };
  }),

  answer(calls.withdraw, async ({ body, caller, db, now, refuse, settle }) => {
    const done = await db.transaction().execute(async (trx) => {
      const result = await withdraw(trx, await applicantOf(trx, caller), body.kind, now);
      return result === 'withdrawn' ? settle(trx, null) : result;
    });
    return done === null ? done : refuse(done);
  }),

  answer(calls.selectDraft, async ({ query, caller, db, services }) => {
    const draft = await readDraft(db, services.papers, caller, query.kind);
    return { values: draft?.values ?? null, savedAt: draft?.savedAt.toISOString() ?? null };
  }),

  answer(calls.saveDraft, async ({ body, caller, db, services, now }) => {
    await saveDraft(db, services.papers, caller, body.kind, body.values, now);
    return { savedAt: now.toISOString() };
  }),

  answer(calls.updateContactInfo, async (handling) => {
    const done = await updateContact(handling);
    if (done === 'nothingSubmitted') return handling.refuse(done);
    if ('by' in done) return handling.refuse('companyChanged', { data: done });
    return done.kind === 'right' ? null : refuseCode(done, handling.refuse);
  }),

  answer(calls.validateAccountExist, (handling) => exists(handling, 'adminAccount', handling.query.account)),
  answer(calls.validateCompanyCodeExist, (handling) =>
    exists(handling, 'companyCode', handling.query.companyCode),
  ),
  answer(calls.validateCompanyNameExist, (handling) =>
    exists(handling, 'companyName', handling.query.companyName),
  ),
  answer(calls.validateCreditCodeExist, (handling) =>
    exists(handling, 'creditCode', handling.query.creditCode),
  ),
  answer(calls.validateRegisterCodeExist, (handling) =>
    exists(handling, 'registerCode', handling.query.registerCode),
  ),

  answer(templateResource.get, ({ query, caller, config, language, now }) =>
    templateFor(config, query.code, caller.kind === 'member' ? caller : null, language, now),
  ),
];

type Asking = Handling<typeof calls.validateAccountExist> | Handling<typeof calls.validateCompanyNameExist>;

/** Looks in any case; past the quota everything counts as free, and the submission says what is not. */
async function exists(
  { caller, db, services, now }: Pick<Asking, 'caller' | 'db' | 'services' | 'now'>,
  field: keyof Unique,
  value: string,
): Promise<{ status: YesOrNo }> {
  const subject = `certification questions by ${caller.accountId}`;
  const mayShow = (await services.limits.take(subject, questionsPerHour, now)).ok;
  const applicant = await applicantOf(db, caller);
  const taken = await isTaken(db, field, value, { tenantId: homeOf(applicant, 'company') });
  return { status: taken && mayShow ? yesOrNo.yes : yesOrNo.no };
}
