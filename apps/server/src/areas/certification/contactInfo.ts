import type { company } from '@fairway/gateway/contract/company';
import { auditStatus, mobile, normaliseEmail, normalisePhone } from '@fairway/trade';
import type { Handling } from '../../http/answer.ts';
import { refuseFields } from '../../http/refuse.ts';
import { type CodeVerdict, spendCode } from '../verifyCode/index.ts';
import { applicantOf, findCertification, lockCertification } from './store.ts';

/** Changes how a certified company is reached; its papers stay as approved. */
export async function updateContact(
  handling: Handling<typeof company.updateContactInfo>,
): Promise<CodeVerdict | 'nothingSubmitted'> {
  const { body, caller, db, config, now, settle } = handling;
  const { verifyCode: code, contactEmail, contactPhone, ...rest } = body;
  const phone = contactPhone === undefined ? null : normalisePhone(contactPhone);
  const broken = phone === null ? null : mobile(phone);
  if (broken) refuseFields([{ field: 'body.contactPhone', rule: broken }]);
  const email = normaliseEmail(contactEmail).toLowerCase();
  return db.transaction().execute(async (trx) => {
    const applicant = await applicantOf(trx, caller);
    const found = await findCertification(trx, applicant, 'company');
    if (found?.status !== auditStatus.approved) return 'nothingSubmitted';
    const row = await lockCertification(trx, found);
    const verdict = await spendCode(trx, {
      target: { kind: 'email', value: email },
      ...{ purpose: 'CERTIFY', code, subject: `${applicant.personId} certifies`, known: true },
      ...{ secret: config.secret, now },
    });
    if (verdict.kind !== 'right') return verdict;
    await trx
      .updateTable('certification')
      .set({ typed: JSON.stringify({ ...row.typed, ...rest, contactEmail: email, contactPhone: phone }) })
      .where('tenantId', '=', row.tenantId)
      .where('id', '=', row.id)
      .execute();
    await settle(trx, null);
    return verdict;
  });
}
