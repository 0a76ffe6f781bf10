import type { company } from '@fairway/gateway/contract/company';
import type { CompanyChange } from '@fairway/gateway/contract/companyFramework';
import { auditStatus, mobile, normaliseEmail, normalisePhone } from '@fairway/trade';
import type { Handling } from '../../../http/answer.ts';
import { refuseFields } from '../../../http/refuse.ts';
import { type CodeVerdict, spendCode } from '../../verifyCode/index.ts';
import { applicantOf, findCertification, lockCertification } from '../store.ts';

/** Changes the contacts of a certified company; its papers stay as approved. On a conflict, names the user who was faster. */
export async function updateContact(
  handling: Handling<typeof company.updateContactInfo>,
): Promise<CodeVerdict | 'nothingSubmitted' | CompanyChange> {
  const { body, caller, db: trx, config, now } = handling;
  const { verifyCode: code, contactEmail, contactPhone, seen, ...rest } = body;
  const phone = contactPhone === undefined ? null : normalisePhone(contactPhone);
  const broken = phone === null ? null : mobile(phone);
  if (broken) refuseFields([{ field: 'body.contactPhone', rule: broken }]);
  const email = normaliseEmail(contactEmail).toLowerCase();
  const applicant = await applicantOf(trx, caller);
  const certification = await findCertification(trx, applicant, 'company');
  if (certification?.status !== auditStatus.approved) return 'nothingSubmitted';
  const row = await lockCertification(trx, certification);
  const before = row.typed.contactChange;
  // Checked before the code is spent: the slower admin keeps theirs.
  if ((before?.version ?? 1) !== seen) return { by: before?.by ?? null, at: before?.at ?? null };
  const verdict = await spendCode(trx, {
    target: { kind: 'email', value: email },
    ...{ purpose: 'CERTIFY', code, subject: `${applicant.personId} certifies`, known: true },
    ...{ secret: config.secret, now },
  });
  if (verdict.kind !== 'right') return verdict;
  const own = await trx
    .selectFrom('account')
    .select(['name', 'realName'])
    .where('id', '=', caller.accountId)
    .executeTakeFirst();
  const by = own?.realName ?? own?.name ?? '';
  const contactChange = { version: seen + 1, by, at: now.toISOString() };
  const typed = { ...row.typed, ...rest, contactEmail: email, contactPhone: phone, contactChange };
  await trx
    .updateTable('certification')
    .set({ typed: JSON.stringify(typed) })
    .where('tenantId', '=', row.tenantId)
    .where('id', '=', row.id)
    .execute();
  return verdict;
}
