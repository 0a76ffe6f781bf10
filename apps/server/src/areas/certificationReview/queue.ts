import type { DataOf } from '@fairway/gateway/contract/call';
import type {
  certificationReview,
  WaitingCertification,
} from '@fairway/gateway/contract/certificationReview';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { certificationListing } from '@fairway/gateway/contract/listings/certifications';
import { auditStatus, fold } from '@fairway/trade';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { listSql, paged, pageOf } from '../../database/listPage.ts';
import { foundIn } from '../../database/listTests.ts';
import { paperSettings } from '../../services/papers/settings.ts';
import { firstLook, type Looking } from '../../services/review/looking.ts';
import { countDue, reviewClock } from '../../time/reviewClock.ts';
import { type Certification, certificationDays, dueAt } from '../certification/index.ts';

/** Certifications with the names of who has them in hand and of who passed them first. */
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
export function toWaiting(row: CertificationRow, { staffId, now, config }: Looking): WaitingCertification {
  const { firstStaffId, firstAt, firstName } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    submittedAt: row.submittedAt.toISOString(),
    revision: row.revision,
    clock: reviewClock(row.submittedAt, now, certificationDays),
    way: row.way,
    needsTwo: needsTwo(row.kind, config),
    first: firstLook({ id: firstStaffId, name: firstName, at: firstAt }, staffId),
    assignedTo: colleagueOf(row.assignedTo, row.assigneeName, staffId),
  };
}

/** Somebody of the staff as another reads of them. */
export function colleagueOf(id: string | null, name: string | null, staffId: string) {
  return id === null || name === null ? null : { id, name, own: id === staffId };
}

/** Whether two people have to pass certifications of this kind. */
export function needsTwo(kind: Certification['kind'], config: Pick<Config, 'of'>): boolean {
  const { twoReviewers } = config.of(paperSettings);
  return twoReviewers === 'all' || (twoReviewers === 'companies' && kind === 'company');
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
    keyword: (text) =>
      sql`(${foundIn(text, 'certification.name')} or upper(${fold(text)}) in (credit_code, company_code))`,
  });

/** A page of what waits. */
export async function waitingPage(
  db: Db,
  search: Search,
  looking: Looking,
): Promise<DataOf<typeof certificationReview.selectPage>> {
  const listed = listedFor(looking.staffId);
  const read = (query: Search) =>
    paged(
      selectCertifications(db).where('certification.status', '=', auditStatus.underReview),
      listed(query),
    ).execute();
  return pageOf(read, search, (row) => toWaiting(row, looking));
}

/** How many certifications of a kind wait, how many longer than promised, and how many are due today. */
export async function countWaiting(db: Db, kind: Certification['kind'], now: Date) {
  const rows = await db
    .selectFrom('certification')
    .select('submittedAt')
    .where('kind', '=', kind)
    .where('status', '=', auditStatus.underReview)
    .execute();
  return countDue(
    rows.map(({ submittedAt }) => dueAt(submittedAt)),
    now,
  );
}
