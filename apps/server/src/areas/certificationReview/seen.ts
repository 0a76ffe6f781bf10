import type { CertificationChanges } from '@fairway/gateway/contract/certificationReview';
import { auditStatus } from '@fairway/trade';

type Change = CertificationChanges['changes'][number];

/** A certification in its current state, locked. */
export interface Standing {
  readonly status: 0 | 1 | 2 | 3;
  readonly revision: number;
  readonly firstStaffId: string | null;
}

/** The state that the reviewer saw. */
export interface Seen {
  readonly revision: number;
  readonly firstId: string | null;
}

/** What has changed since the reviewer looked; null where nothing has, so that the decision is about what they saw. */
export function changeSince(standing: Standing, seen: Seen): Change['what'] | null {
  if (standing.status === auditStatus.approved) return 'passed';
  if (standing.status === auditStatus.rejected) return 'returned';
  if (standing.status === auditStatus.notVerified) return 'withdrawn';
  if (standing.revision !== seen.revision) return 'submittedAgain';
  return standing.firstStaffId === seen.firstId ? null : 'firstPassed';
}

/** The changes since somebody looked who takes it or hands it over; a first approval is not one. */
export function changeForAssigning(
  standing: Standing & { readonly assignedTo: string | null },
  { revision, assignedId }: { readonly revision: number; readonly assignedId: string | null },
): Change['what'] | null {
  const change = changeSince(standing, { revision, firstId: standing.firstStaffId });
  if (change !== null) return change;
  return standing.assignedTo === assignedId ? null : 'assigned';
}
