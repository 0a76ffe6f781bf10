import { type CertificationReason, reasonText } from '@fairway/gateway/contract/words/certificationReasons';
import { auditStatus } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { PaperKeys } from '../../services/papers/paperKeys.ts';
import { paperSettings } from '../../services/papers/settings.ts';
import type { Decision } from '../../services/review/defineReview.ts';
import { approve, type Certification, setAuditStatus, tell } from '../certification/index.ts';
import { checksOf } from './case.ts';
import type { CertificationRow } from './queue.ts';
import { review, type Seen } from './review.ts';
import { type NotPassed, needsTwo, passRefusal, stopsIn } from './rules.ts';

export type Passed = 'firstPassed' | 'passed';

/** Passes a certification: rights apply at once, or after a second person has passed it too. Runs under its lock. */
export async function pass(
  trx: Db,
  row: CertificationRow,
  overruled: string | null,
  decision: Decision<Seen>,
  parts: { readonly config: Pick<Config, 'of'>; readonly papers: PaperKeys },
): Promise<Passed | NotPassed> {
  const { by, seen, occasion, letters } = decision;
  const current = await review.lockUnchanged(trx, row, seen);
  const checks = await checksOf(
    trx,
    { ...current, firstName: null, assigneeName: null },
    { papers: parts.papers, now: occasion.now },
  );
  const { firstStaffId, kind } = current;
  const refusal = passRefusal({ staffId: by.staffId, firstStaffId, checks, overruled });
  if (refusal) return refusal;

  const waits = firstStaffId === null && needsTwo(kind, parts.config.of(paperSettings).twoReviewers);
  if (waits) {
    await changeRow(trx, current, { firstStaffId: by.staffId, firstAt: occasion.now });
  } else {
    const done = await approve(trx, current, occasion.now);
    if (done === 'companyAccountTaken') return done;
    await changeRow(trx, current, {
      ...{ status: auditStatus.approved, decidedAt: occasion.now, passwordHash: null },
      companyTenantId: done.companyTenantId,
    });
    await tell(trx, current, 'passed', letters, occasion.now);
  }
  const entry = {
    action: waits ? 'certificationFirstPassed' : 'certificationPassed',
    before: { status: current.status, revision: current.revision },
    after: { status: waits ? current.status : auditStatus.approved, overruled: stopsIn(checks) },
    ...(overruled ? { reason: overruled } : {}),
  } as const;
  await review.record(trx, current, entry, decision);
  return waits ? 'firstPassed' : 'passed';
}

export interface Return {
  readonly fields: readonly { readonly field: string; readonly reasons: readonly CertificationReason[] }[];
  readonly noteZh: string;
  readonly noteEn: string;
}

/** Returns a certification; its applicant reads why at each field, in their language. */
export async function sendBack(
  trx: Db,
  row: CertificationRow,
  { fields, noteZh, noteEn }: Return,
  decision: Decision<Seen>,
): Promise<'returned'> {
  const { seen, occasion, letters } = decision;
  const current = await review.lockUnchanged(trx, row, seen);
  await changeRow(trx, current, {
    ...{ status: auditStatus.rejected, decidedAt: occasion.now, firstStaffId: null, firstAt: null },
    ...{ returned: JSON.stringify(fields), noteZh, noteEn },
  });
  await setAuditStatus(trx, current, auditStatus.rejected);
  await tell(trx, current, 'returned', letters, occasion.now);
  const all = [...new Set(fields.flatMap(({ reasons }) => reasons))];
  const entry = {
    action: 'certificationReturned',
    before: { status: current.status, revision: current.revision },
    after: { status: auditStatus.rejected, fields: fields.map(({ field }) => field) },
    reason: [reasonText(all, 'zh'), noteZh].filter(Boolean).join(' '),
  } as const;
  await review.record(trx, current, entry, decision);
  return 'returned';
}

export function changeRow(trx: Db, { tenantId, id }: Certification, set: object) {
  return trx
    .updateTable('certification')
    .set(set)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
