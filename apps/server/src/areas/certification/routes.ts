import { company as calls } from '@fairway/gateway/contract/company';
import { templateResource } from '@fairway/gateway/contract/order';
import { auditStatus, authenticationWay, type YesOrNo, yesOrNo } from '@fairway/trade';
import { type Handling, type Route, read, write, writeInSteps } from '../../http/answer.ts';
import { paperSettings } from '../../services/papers/settings.ts';
import { orderSettings } from '../order/index.ts';
import { updateContact } from './application/contactInfo.ts';
import { readDraft, saveDraft } from './application/drafts.ts';
import { isTaken, type Unique } from './application/existence.ts';
import { submitCompany } from './application/submitCompany.ts';
import { submitPersonal } from './application/submitPersonal.ts';
import { withdraw } from './application/withdraw.ts';
import { refuseCode } from './outcome/outcome.ts';
import { typeAmount } from './outcome/remittance.ts';
import { templateFor } from './papers/templates.ts';
import { tipsOf } from './papers/tips.ts';
import { certificationDays, dueAt, questionsPerHour } from './rules.ts';
import { applicantOf, findCertification, homeOf } from './store.ts';
import { shownCompany, shownPersonal } from './submittedFields.ts';

export const routes: readonly Route[] = [
  read(calls.selectSubmitInfo, async ({ caller, db, config, language, now }) => {
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

  read(calls.selectOfflineTips, async ({ caller, db, config }) => {
    const certification = await findCertification(db, await applicantOf(db, caller), 'company');
    const open =
      certification?.status === auditStatus.underReview &&
      certification.way === authenticationWay.transfer &&
      certification.remittanceSentAt === null;
    const { payee, bank, bankAccount } = config.of(orderSettings).transfer;
    return {
      ...{ payee, bank, bankAccount },
      ...tipsOf(payee, config.operator),
      reviewDays: certificationDays,
      transferBy: open ? dueAt(certification.submittedAt).toISOString().slice(0, 10) : null,
    };
  }),

  writeInSteps(calls.submit, (handling) => {
    const { body } = handling;
    return body.kind === 'personal'
      ? submitPersonal(handling, body, false)
      : submitCompany(handling, body, false);
  }),

  writeInSteps(calls.update, async (handling) => {
    const { body, db, caller, commit, refuse, refuseAndCommit, services, now } = handling;
    if (body.kind === 'personal') return submitPersonal(handling, body, true);
    if (body.kind !== 'remittance') return submitCompany(handling, body, true);
    if (body.amount.currency !== 'CNY') return refuse('remittanceWrong', { params: { left: 3 } });
    const certification = await findCertification(db, await applicantOf(db, caller), 'company');
    if (!certification) return refuse('nothingSubmitted');
    if (certification.status === auditStatus.approved) return refuse('auditApproved');
    return commit(async (trx) => {
      const typed = await typeAmount(trx, certification, body.amount.amount, services, now);
      if (typed.kind === 'notSent') return refuse('remittanceNotSent');
      if (typed.kind === 'over') return refuseAndCommit('remittanceOver');
      if (typed.kind === 'wrong') return refuseAndCommit('remittanceWrong', { params: { left: typed.left } });
      return {
        auditStatus: certification.status,
        submittedAt: certification.submittedAt.toISOString(),
        dueAt: dueAt(certification.submittedAt).toISOString(),
      };
    });
  }),

  write(calls.withdraw, async ({ body, caller, db, now, refuse }) => {
    const result = await withdraw(db, await applicantOf(db, caller), body.kind, now);
    return result === 'withdrawn' ? null : refuse(result);
  }),

  read(calls.selectDraft, async ({ query, caller, db, services }) => {
    const draft = await readDraft(db, services.papers, caller, query.kind);
    return { values: draft?.values ?? null, savedAt: draft?.savedAt.toISOString() ?? null };
  }),

  write(calls.saveDraft, async ({ body, caller, db, services, now }) => {
    await saveDraft(db, services.papers, caller, body.kind, body.values, now);
    return { savedAt: now.toISOString() };
  }),

  write(calls.updateContactInfo, async (handling) => {
    const done = await updateContact(handling);
    if (done === 'nothingSubmitted') return handling.refuse(done);
    if ('by' in done) return handling.refuse('companyChanged', { data: done });
    return done.kind === 'right' ? null : refuseCode(done, handling.refuseAndCommit);
  }),

  read(calls.validateAccountExist, (handling) => exists(handling, 'adminAccount', handling.query.account)),
  read(calls.validateCompanyCodeExist, (handling) =>
    exists(handling, 'companyCode', handling.query.companyCode),
  ),
  read(calls.validateCompanyNameExist, (handling) =>
    exists(handling, 'companyName', handling.query.companyName),
  ),
  read(calls.validateCreditCodeExist, (handling) =>
    exists(handling, 'creditCode', handling.query.creditCode),
  ),
  read(calls.validateRegisterCodeExist, (handling) =>
    exists(handling, 'registerCode', handling.query.registerCode),
  ),

  read(templateResource.get, ({ query, caller, config, language, now }) =>
    templateFor(config, query.code, caller.kind === 'member' ? caller : null, language, now),
  ),
];

type Asking = Handling<typeof calls.validateAccountExist> | Handling<typeof calls.validateCompanyNameExist>;

/** Always runs the lookup; past the quota every value counts as free, and the submission reports conflicts. */
async function exists(
  { caller, db, services, now }: Pick<Asking, 'caller' | 'db' | 'services' | 'now'>,
  field: keyof Unique,
  value: string,
): Promise<{ status: YesOrNo }> {
  const subject = `certification questions by ${caller.accountId}`;
  const mayShow = (await services.limits.take(subject, questionsPerHour, now)).ok;
  const applicant = await applicantOf(db, caller);
  const inUse = await isTaken(db, field, value, { tenantId: homeOf(applicant, 'company') });
  return { status: inUse && mayShow ? yesOrNo.yes : yesOrNo.no };
}
