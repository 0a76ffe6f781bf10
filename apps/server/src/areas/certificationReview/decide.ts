import type { CertificationChanges } from '@fairway/gateway/contract/certificationReview';
import { type CertificationReason, reasonText } from '@fairway/gateway/contract/words/certificationReasons';
import { auditStatus, cutText } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { type Occasion, record } from '../../services/audit/audit.ts';
import type { PaperKeys } from '../../services/papers/paperKeys.ts';
import type { Letters } from '../../services/services.ts';
import {
  approve,
  type Certification,
  lockCertification,
  setAuditStatus,
  tell,
} from '../certification/index.ts';
import { checksOf } from './case.ts';
import { type CertificationRow, needsTwo } from './queue.ts';
import { changeSince, type Seen } from './seen.ts';

export interface Deciding {
  readonly by: Staff;
  readonly seen: Seen;
  readonly occasion: Occasion;
  readonly letters: Letters;
}

/** The case differs from what the reviewer saw: nothing is done, and the refusal lists the changes. */
export interface Changed {
  readonly changed: CertificationChanges;
}

export type Passed = 'firstPassed' | 'passed';
export type NotPassed =
  | 'secondPersonNeeded'
  | 'checkStands'
  | 'remittanceOpen'
  | 'companyAccountTaken'
  | Changed;

/** Passes a certification: rights follow at once, or a second person is waited for. All under its lock. */
export async function pass(
  trx: Db,
  row: CertificationRow,
  overruled: string | null,
  { by, seen, occasion, letters }: Deciding,
  parts: { readonly config: Pick<Config, 'of'>; readonly papers: PaperKeys },
): Promise<Passed | NotPassed> {
  const standing = await lockCertification(trx, row);
  const change = changeSince(standing, seen);
  if (change !== null) return { changed: await whoChanged(trx, standing, change) };
  if (standing.firstStaffId === by.staffId) return 'secondPersonNeeded';
  const checks = await checksOf(
    trx,
    { ...standing, firstName: null, assigneeName: null },
    { papers: parts.papers, now: occasion.now },
  );
  const stops = checks.filter(({ outcome }) => outcome === 'stop').map(({ kind }) => kind);
  if (checks.some(({ outcome }) => outcome === 'wait')) return 'remittanceOpen';
  if (stops.includes('account')) return 'companyAccountTaken';
  if (stops.length > 0 && !overruled) return 'checkStands';

  const waits = standing.firstStaffId === null && needsTwo(standing.kind, parts.config);
  if (waits) {
    await changeRow(trx, standing, { firstStaffId: by.staffId, firstAt: occasion.now });
  } else {
    const done = await approve(trx, standing, occasion.now);
    if (done === 'companyAccountTaken') return done;
    await changeRow(trx, standing, {
      ...{ status: auditStatus.approved, decidedAt: occasion.now, passwordHash: null },
      companyTenantId: done.companyTenantId,
    });
    await tell(trx, standing, 'passed', letters, occasion.now);
  }
  await record(
    trx,
    by,
    {
      action: waits ? 'certificationFirstPassed' : 'certificationPassed',
      subject: subjectOf(standing),
      before: { status: standing.status, revision: standing.revision },
      after: { status: waits ? standing.status : auditStatus.approved, overruled: stops },
      ...(overruled ? { reason: overruled } : {}),
    },
    occasion,
  );
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
  { by, seen, occasion, letters }: Deciding,
): Promise<'returned' | Changed> {
  const standing = await lockCertification(trx, row);
  const change = changeSince(standing, seen);
  if (change !== null) return { changed: await whoChanged(trx, standing, change) };
  await changeRow(trx, standing, {
    ...{ status: auditStatus.rejected, decidedAt: occasion.now, firstStaffId: null, firstAt: null },
    ...{ returned: JSON.stringify(fields), noteZh, noteEn },
  });
  await setAuditStatus(trx, standing, auditStatus.rejected);
  await tell(trx, standing, 'returned', letters, occasion.now);
  const all = [...new Set(fields.flatMap(({ reasons }) => reasons))];
  await record(
    trx,
    by,
    {
      action: 'certificationReturned',
      subject: subjectOf(standing),
      before: { status: standing.status, revision: standing.revision },
      after: { status: auditStatus.rejected, fields: fields.map(({ field }) => field) },
      reason: [reasonText(all, 'zh'), noteZh].filter(Boolean).join(' '),
    },
    occasion,
  );
  return 'returned';
}

/** What the log calls a certification: by what it is and when it came, for a name must not stay there for ever. */
export function subjectOf({ id, kind, name }: Pick<Certification, 'id' | 'kind' | 'name'>) {
  return { kind: 'certification', id, name: kind === 'company' ? name : `${cutText(name, 1)}**` } as const;
}

export function changeRow(trx: Db, { tenantId, id }: Certification, set: object) {
  return trx
    .updateTable('certification')
    .set(set)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** A change with who made it and when, as far as the log knows. */
export async function whoChanged(
  db: Db,
  row: Certification,
  what: CertificationChanges['changes'][number]['what'],
): Promise<CertificationChanges> {
  const action = {
    passed: 'certificationPassed',
    firstPassed: 'certificationFirstPassed',
    returned: 'certificationReturned',
    assigned: 'certificationAssigned',
  } as const;
  if (!(what in action)) {
    const at = what === 'withdrawn' ? row.decidedAt : row.submittedAt;
    return { changes: [{ what, at: at?.toISOString() ?? null, by: null }] };
  }
  const entry = await db
    .selectFrom('auditEntry')
    .select(['at', 'staffName'])
    .where('subjectKind', '=', 'certification')
    .where('subjectId', '=', row.id)
    .where('action', '=', action[what as keyof typeof action])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { changes: [{ what, at: entry?.at.toISOString() ?? null, by: entry?.staffName ?? null }] };
}
