import { auditStatus } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { isOpen } from '../rules.ts';
import {
  type Applicant,
  findCertification,
  type Kind,
  lockCertification,
  note,
  setAuditStatus,
} from '../store.ts';

/** Withdraws a certification that is under review. The submitted data stays, to be corrected. */
export async function withdraw(
  trx: Db,
  applicant: Applicant,
  kind: Kind,
  now: Date,
): Promise<'withdrawn' | 'nothingSubmitted' | 'auditApproved'> {
  const submitted = await findCertification(trx, applicant, kind);
  if (!submitted) return 'nothingSubmitted';
  const row = await lockCertification(trx, submitted);
  if (row.status === auditStatus.approved) return 'auditApproved';
  // Already withdrawn or returned: no application is under review.
  if (isOpen(row)) return 'nothingSubmitted';
  await trx
    .updateTable('certification')
    .set({ status: auditStatus.notVerified, firstStaffId: null, firstAt: null, decidedAt: now })
    .where('tenantId', '=', row.tenantId)
    .where('id', '=', row.id)
    .execute();
  await setAuditStatus(trx, row, auditStatus.notVerified);
  await note(trx, row, 'withdrawn', now);
  return 'withdrawn';
}
