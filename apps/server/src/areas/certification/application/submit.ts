import type { DataOf } from '@fairway/gateway/contract/call';
import type { company } from '@fairway/gateway/contract/company';
import type { Language } from '@fairway/gateway/contract/texts';
import { auditStatus } from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { WritingInSteps } from '../../../http/answer.ts';
import { lockAccounts } from '../../account/index.ts';
import { keepConsents } from '../../consent/index.ts';
import { tell } from '../outcome/messages.ts';
import { dueAt, isOpen, submissionsPerDay } from '../rules.ts';
import {
  type Applicant,
  applicantOf,
  type Certification,
  findCertification,
  homeOf,
  type Kind,
  lockCertification,
  note,
  setAuditStatus,
} from '../store.ts';

export type Submitting = WritingInSteps<typeof company.submit> | WritingInSteps<typeof company.update>;

/** The fields a submission writes: the typed values, its pictures, its number. */
export type Submission = Pick<
  Certification,
  'name' | 'nameKey' | 'creditCode' | 'registerCode' | 'companyCode' | 'adminAccount' | 'way' | 'passwordHash'
> & {
  readonly typed: object;
  readonly files: object;
  readonly number: Partial<
    Pick<Certification, 'numberSealed' | 'numberSealedBy' | 'numberMasked' | 'numberHash'>
  >;
  readonly remittanceFen: number | null;
};

/** Serializes submissions: names and codes are compared with all others. Any number, the same in every server. */
const submitLock = 7_260_041;

/** Refuses more submissions than any applicant needs in a day. */
export async function limitSubmissions({ services, caller, refuse, now }: Submitting): Promise<void> {
  const limit = await services.limits.take(`certifications by ${caller.accountId}`, submissionsPerDay, now);
  if (!limit.ok) refuse('tooManyRequests', { retryAt: limit.retryAt });
}

/** Returns the applicant and their earlier submission, locked. Refuses if nothing can be submitted now. */
export async function lockApplication(
  trx: Db,
  handling: Submitting,
  kind: Kind,
  again: boolean,
): Promise<{ readonly applicant: Applicant; readonly before: Certification | undefined }> {
  await sql`select pg_advisory_xact_lock(${submitLock})`.execute(trx);
  const { tenantId, accountId } = handling.caller;
  await lockAccounts(trx, [{ tenantId, id: accountId }]);
  const applicant = await applicantOf(trx, handling.caller);
  const submitted = await findCertification(trx, applicant, kind);
  const before = submitted && (await lockCertification(trx, submitted));
  const status = kind === 'personal' ? applicant.personalAuditStatus : applicant.auditStatus;
  // An account approved before papers were stored has none.
  if (status === auditStatus.approved || before?.status === auditStatus.approved)
    return handling.refuse('auditApproved');
  if (!isOpen(before)) return handling.refuse('auditUnderReview');
  return again && !before ? handling.refuse('nothingSubmitted') : { applicant, before };
}

/** Writes a submission, the first or a later one, and notifies the applicant that it arrived. */
export async function write(
  trx: Db,
  { body, caller, services, now, language }: Submitting,
  kind: Kind,
  { applicant, before }: { readonly applicant: Applicant; readonly before: Certification | undefined },
  { number, typed, files, passwordHash, ...submission }: Submission,
  id: string,
): Promise<DataOf<typeof company.submit>> {
  const fresh = {
    ...{ ...submission, ...number, typed: JSON.stringify(typed), files: JSON.stringify(files) },
    passwordHash: passwordHash ?? before?.passwordHash ?? null,
    status: auditStatus.underReview,
    revision: (before?.revision ?? 0) + 1,
    submittedAt: now,
    language: language satisfies Language,
    accountId: applicant.id,
    remittanceSentAt: null,
    remittanceConfirmedAt: null,
    remittanceTries: 0,
    ...{ firstStaffId: null, firstAt: null, decidedAt: null, returned: '[]', noteZh: '', noteEn: '' },
    papersRemovedAt: null,
  };
  const row = before
    ? await trx
        .updateTable('certification')
        .set(fresh)
        .where('tenantId', '=', before.tenantId)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('certification')
        .values({
          ...fresh,
          tenantId: homeOf(applicant, kind),
          id,
          kind,
          personId: applicant.personId,
          // A first submission always names its number.
          numberMasked: number.numberMasked ?? '',
          numberHash: number.numberHash ?? Buffer.alloc(0),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  await setAuditStatus(trx, row, auditStatus.underReview);
  await keepConsents(
    trx,
    { tenantId: caller.tenantId, accountId: caller.accountId },
    { agreed: 'agreed' in body ? body.agreed : [], channel: 'certification' },
    now,
  );
  await note(trx, row, before ? 'submittedAgain' : 'submitted', now);
  await trx
    .deleteFrom('certificationDraft')
    .where('tenantId', '=', applicant.tenantId)
    .where('accountId', '=', applicant.id)
    .where('kind', '=', kind)
    .execute();
  await tell(trx, row, 'received', services, now);
  const answered = { submittedAt: now.toISOString(), dueAt: dueAt(now).toISOString() };
  return { auditStatus: auditStatus.underReview, ...answered };
}

/** The id of a certification: its own, or that of a new one. */
export const idFor = (before: Pick<Certification, 'id'> | undefined) => before?.id ?? uuidv7();
