import { auditStatus } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Letters } from '../../../services/services.ts';
import { judgeAmount } from '../rules.ts';
import { type Certification, lockCertification, note, setAuditStatus } from '../store.ts';
import { tell } from './messages.ts';

export type Typed =
  | { readonly kind: 'right' }
  | { readonly kind: 'notSent' | 'over' }
  | { readonly kind: 'wrong'; readonly left: number };

/**
 * Checks the amount that an applicant read on their bank statement. The third wrong one returns the application: an
 * applicant who cannot read it does not hold the account.
 */
export async function typeAmount(
  trx: Db,
  key: Pick<Certification, 'tenantId' | 'id'>,
  fen: number,
  letters: Letters,
  now: Date,
): Promise<Typed> {
  const row = await lockCertification(trx, key);
  const verdict = judgeAmount(row, fen);
  if (verdict.kind === 'known') return { kind: 'right' };
  if (verdict.kind === 'right') {
    await change(trx, row, { remittanceConfirmedAt: now });
    await note(trx, row, 'amountTyped', now);
    return { kind: 'right' };
  }
  if (verdict.kind !== 'wrong') return { kind: verdict.kind };
  const { tries, left } = verdict;
  await note(trx, row, 'amountWrong', now);
  if (left > 0) {
    await change(trx, row, { remittanceTries: tries });
    return { kind: 'wrong', left };
  }
  await change(trx, row, {
    remittanceTries: tries,
    ...{ status: auditStatus.rejected, decidedAt: now, firstStaffId: null, firstAt: null },
    returned: JSON.stringify([{ field: 'bankAccount', reasons: ['accountWrong'] }]),
  });
  await setAuditStatus(trx, row, auditStatus.rejected);
  await tell(trx, row, 'returned', letters, now);
  return { kind: 'over' };
}

function change(trx: Db, { tenantId, id }: Certification, set: object) {
  return trx
    .updateTable('certification')
    .set(set)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
