import type { DataOf } from '@fairway/gateway/contract/call';
import type {
  certificationReview,
  WaitingCertification,
} from '@fairway/gateway/contract/certificationReview';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { certificationListing } from '@fairway/gateway/contract/listings/certifications';
import { auditStatus, fold } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, selectPage } from '../../database/listPage.ts';
import { foundByIndex } from '../../database/listTests.ts';
import { paperSettings } from '../../services/papers/settings.ts';
import { colleagueOf } from '../../services/review/colleagues.ts';
import { defineQueue } from '../../services/review/queue.ts';
import { type CaseReader, firstReviewer } from '../../services/review/reader.ts';
import { reviewClock } from '../../time/reviewClock.ts';
import { type Certification, certificationDays, dueAt } from '../certification/index.ts';
import { needsTwo } from './rules.ts';

/** Certifications with the names of their assignee and of the person who passed them first. */
export function selectCertifications(db: Db) {
  return db
    .selectFrom('certification')
    .leftJoin('staff', 'staff.id', 'certification.firstStaffId')
    .leftJoin('staff as assignee', 'assignee.id', 'certification.assignedTo')
    .selectAll('certification')
    .select(['staff.name as firstName', 'assignee.name as assigneeName']);
}
export type CertificationRow = Certification & {
  readonly firstName: string | null;
  readonly assigneeName: string | null;
};

/** A certification by its id. */
export function findById(db: Db, id: string): Promise<CertificationRow | undefined> {
  return selectCertifications(db).where('certification.id', '=', id).executeTakeFirst();
}

/** A certification that waits as its row shows it. */
export function toWaiting(row: CertificationRow, { staffId, now, config }: CaseReader): WaitingCertification {
  const { firstStaffId, firstAt, firstName } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    submittedAt: row.submittedAt.toISOString(),
    revision: row.revision,
    clock: reviewClock(row.submittedAt, now, certificationDays),
    way: row.way,
    needsTwo: needsTwo(row.kind, config.of(paperSettings).twoReviewers),
    first: firstReviewer({ id: firstStaffId, name: firstName, at: firstAt }, staffId),
    assignedTo: colleagueOf(row.assignedTo, row.assigneeName, staffId),
  };
}

type Search = ListQuery<typeof certificationListing>;

const listedFor = (staffId: string) =>
  listSql(certificationListing, {
    sorts: { submittedAt: 'certification.submitted_at' },
    ties: 'certification.submitted_at, certification.id',
    filters: {
      kind: (kind) => sql`certification.kind = ${kind}`,
      assigned: (value) => (value === 'me' ? sql`assigned_to = ${staffId}` : sql`assigned_to is null`),
    },
    keyword: (text) => {
      const code = fold(text).toUpperCase();
      return sql`(${foundByIndex(text, 'certification.name')} or credit_code = ${code} or company_code = ${code})`;
    },
  });

/** A page of the waiting certifications. */
export async function waitingPage(
  db: Db,
  search: Search,
  reader: CaseReader,
): Promise<DataOf<typeof certificationReview.selectPage>> {
  const listed = listedFor(reader.staffId);
  return selectPage(
    selectCertifications(db).where('certification.status', '=', auditStatus.underReview),
    listed,
    search,
    (row) => toWaiting(row, reader),
  );
}

/** The queue of certifications of a kind. */
function queueOf(name: 'companyCertifications' | 'personalCertifications', kind: Certification['kind']) {
  return defineQueue({
    name,
    role: 'reviewer',
    settledBy: ['certificationFirstPassed', 'certificationPassed', 'certificationReturned'],
    due: async (db) => {
      const rows = await db
        .selectFrom('certification')
        .select('submittedAt')
        .where('kind', '=', kind)
        .where('status', '=', auditStatus.underReview)
        .execute();
      return rows.map(({ submittedAt }) => dueAt(submittedAt));
    },
  });
}

export const companyQueue = queueOf('companyCertifications', 'company');
export const personalQueue = queueOf('personalCertifications', 'personal');
