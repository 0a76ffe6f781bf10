import type { Remittance } from '@fairway/gateway/contract/certificationReview';
import { auditStatus, authenticationWay } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { type Occasion, record } from '../../services/audit/audit.ts';
import { defineQueue } from '../../services/review/queue.ts';
import type { Letters } from '../../services/services.ts';
import { type Certification, dueAt, lockCertification, tell } from '../certification/index.ts';
import { review } from './review.ts';

/** Most that the desk shows at once; the oldest come first. */
const most = 100;

function waitingRemittances(db: Db) {
  return db
    .selectFrom('certification')
    .where('status', '=', auditStatus.underReview)
    .where('way', '=', authenticationWay.transfer)
    .where('remittanceSentAt', 'is', null);
}

/** Small amounts that wait to be paid, the longest waiting first. */
export async function remittancesWaiting(db: Db, now: Date): Promise<Remittance[]> {
  const rows = await waitingRemittances(db)
    .select(['id', 'name', 'typed', 'remittanceFen', 'submittedAt'])
    .orderBy('submittedAt')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, name, typed, remittanceFen, submittedAt }) => ({
    id,
    companyName: name,
    bankName: typed.bankName ?? '',
    bankAccount: typed.bankAccount ?? '',
    amount: { amount: remittanceFen ?? 0, currency: 'CNY' },
    submittedAt: submittedAt.toISOString(),
    payBy: dueAt(submittedAt).toISOString(),
    late: dueAt(submittedAt) < now,
  }));
}

/** The queue of small amounts to pay. */
export const remittanceQueue = defineQueue({
  name: 'remittances',
  role: 'finance',
  settledBy: ['remittanceSent'],
  due: async (db) => {
    const rows = await waitingRemittances(db).select('submittedAt').execute();
    return rows.map(({ submittedAt }) => dueAt(submittedAt));
  },
});

/** Records that the amount is on its way, and requests that the applicant enter it. */
export async function markSent(
  trx: Db,
  key: Certification,
  by: Staff,
  letters: Letters,
  occasion: Occasion,
): Promise<'sent' | 'changed'> {
  const row = await lockCertification(trx, key);
  const waits = row.status === auditStatus.underReview && row.way === authenticationWay.transfer;
  if (!waits || row.remittanceSentAt !== null) return 'changed';
  await trx
    .updateTable('certification')
    .set({ remittanceSentAt: occasion.now })
    .where('tenantId', '=', row.tenantId)
    .where('id', '=', row.id)
    .execute();
  await tell(trx, row, 'amountSent', letters, occasion.now);
  await record(trx, by, { action: 'remittanceSent', subject: review.subjectOf(row) }, occasion);
  return 'sent';
}
