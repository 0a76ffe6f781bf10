import type {
  CertificationCase,
  CertificationTrailEntry,
} from '@fairway/gateway/contract/certificationReview';
import type { CertificationField } from '@fairway/gateway/contract/words/certificationReasons';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { PaperKeys } from '../../services/papers/paperKeys.ts';
import { reviewers } from '../../services/review/colleagues.ts';
import type { CaseReader } from '../../services/review/reader.ts';
import { loggedEntries, newestFirst } from '../../services/review/trail.ts';
import { maskedEmail, maskedPhone } from '../account/index.ts';
import { companyPapers, contactsOf, personalPapers, remittanceOf } from '../certification/index.ts';
import { fileLink } from '../upload/index.ts';
import { companyChecks, personalChecks } from './checks/checks.ts';
import { companyFacts, personalFacts } from './checks/facts.ts';
import { fieldsOf } from './fields.ts';
import { type CertificationRow, toWaiting } from './queue.ts';
import { review } from './review.ts';

type Reading = CaseReader & { readonly config: Config; readonly papers: PaperKeys };

/** Everything that a decision about a certification needs, on one page. */
export async function certificationCase(
  db: Db,
  row: CertificationRow,
  reading: Reading,
): Promise<CertificationCase> {
  const [papers, checks, trail, applicant, able] = await Promise.all([
    papersOf(db, row, reading),
    checksOf(db, row, reading),
    trailOf(db, row),
    applicantOf(db, row),
    reviewers(db),
  ]);
  const remittance = remittanceOf(row);
  return {
    ...toWaiting(row, reading),
    status: row.status,
    fields: fieldsOf(row),
    papers,
    checks,
    returned: row.returned.map((each) => each as CertificationCase['returned'][number]),
    remittance: remittance && {
      ...remittance,
      amount: { amount: row.remittanceFen ?? 0, currency: 'CNY' },
      sentAt: row.remittanceSentAt?.toISOString() ?? null,
    },
    applicant,
    trail,
    colleagues: able.map((each) => ({ ...each, own: each.id === reading.staffId })),
  };
}

/** Returns the results of the server's comparisons. */
export async function checksOf(
  db: Db,
  row: CertificationRow,
  { papers, now }: Pick<Reading, 'papers' | 'now'>,
) {
  return row.kind === 'personal'
    ? personalChecks(await personalFacts(db, row, papers, now))
    : companyChecks(await companyFacts(db, row, papers, now));
}

async function papersOf(
  db: Db,
  row: CertificationRow,
  { config, now }: Reading,
): Promise<CertificationCase['papers']> {
  const order = Object.keys(row.kind === 'personal' ? personalPapers : companyPapers);
  const ids = Object.values(row.files).flatMap((id) => (id ? [id] : []));
  if (ids.length === 0) return [];
  const files = await db
    .selectFrom('file')
    .select(['id', 'width', 'height', 'bytes'])
    .where('accountId', '=', row.accountId)
    .where('id', 'in', ids)
    .execute();
  return order.flatMap((field) => {
    const file = files.find(({ id }) => id === row.files[field]);
    return file ? [{ field: field as CertificationField, ...file, ...fileLink(config, file.id, now) }] : [];
  });
}

async function applicantOf(db: Db, row: CertificationRow): Promise<CertificationCase['applicant']> {
  const account = await db
    .selectFrom('account')
    .select(['name', 'createdAt'])
    .where('id', '=', row.accountId)
    .executeTakeFirst();
  const { phone, email } = await contactsOf(db, row.personId);
  return {
    accountId: row.accountId,
    name: account?.name ?? '',
    phone: phone && maskedPhone(phone),
    email: email && maskedEmail(email),
    registeredAt: (account?.createdAt ?? row.submittedAt).toISOString(),
  };
}

/** Returns its history, newest first: actions of the applicant, and entries of the log. */
async function trailOf(db: Db, row: CertificationRow): Promise<CertificationTrailEntry[]> {
  const events = await db
    .selectFrom('certificationEvent')
    .select(['at', 'what'])
    .where('tenantId', '=', row.tenantId)
    .where('certificationId', '=', row.id)
    .execute();
  const logged = await loggedEntries(db, review.subjectOf(row)).limit(50).execute();
  return newestFirst<CertificationTrailEntry>([
    ...events.map(({ at, what }) => ({ at: at.toISOString(), what, by: null, reason: null })),
    ...logged.map(({ at, action, staffName, reason, after }) => ({
      at: at.toISOString(),
      what: action as CertificationTrailEntry['what'],
      by: staffName,
      reason: action === 'certificationAssigned' ? (after as { to: string | null }).to : reason,
    })),
  ]);
}
