import { auditStatus, cutText } from '@fairway/trade';
import { defineReview } from '../../services/review/defineReview.ts';
import { type Certification, lockCertification } from '../certification/index.ts';

/** The state that the reviewer saw; only what their decision depends on is compared. */
export interface Seen {
  readonly revision: number;
  readonly firstId?: string | null;
  readonly assignedId?: string | null;
}

type Current = Pick<Certification, 'status' | 'revision' | 'firstStaffId' | 'assignedTo'>;

function changeSince(current: Current, { revision, firstId, assignedId }: Seen) {
  if (current.status === auditStatus.approved) return 'passed';
  if (current.status === auditStatus.rejected) return 'returned';
  if (current.status === auditStatus.notVerified) return 'withdrawn';
  if (current.revision !== revision) return 'submittedAgain';
  if (firstId !== undefined && current.firstStaffId !== firstId) return 'firstPassed';
  return assignedId === undefined || current.assignedTo === assignedId ? null : 'assigned';
}

export const review = defineReview({
  // Identified by kind and date, because a name must not stay in the log forever.
  subjectOf: ({ id, kind, name }: Pick<Certification, 'id' | 'kind' | 'name'>) => ({
    kind: 'certification',
    id,
    name: kind === 'company' ? name : `${cutText(name, 1)}**`,
  }),
  opened: 'certificationOpened',
  lock: lockCertification,
  changeSince,
  changed: 'certificationChanged',
  changes: {
    actions: {
      passed: 'certificationPassed',
      firstPassed: 'certificationFirstPassed',
      returned: 'certificationReturned',
      assigned: 'certificationAssigned',
    },
    at: (current, what) => (what === 'withdrawn' ? current.decidedAt : current.submittedAt),
  },
});
