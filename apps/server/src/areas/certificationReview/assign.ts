import type { CheckedBodyOf, DataOf } from '@fairway/gateway/contract/call';
import type { certificationReview } from '@fairway/gateway/contract/certificationReview';
import type { Db } from '../../database/db.ts';
import { assigneeOf, colleagueOf, reviewers } from '../../services/review/colleagues.ts';
import type { Decision } from '../../services/review/defineReview.ts';
import { changeRow } from './decide.ts';
import type { CertificationRow } from './queue.ts';
import { review, type Seen } from './review.ts';

type Assign = CheckedBodyOf<typeof certificationReview.assign>;
type Assigned = DataOf<typeof certificationReview.assign>;

/**
 * Takes a certification, hands it over, or leaves it unassigned. If two people take it at once, the second is refused
 * with the name of the first.
 */
export async function assign(
  trx: Db,
  row: CertificationRow,
  { staffId }: Pick<Assign, 'staffId'>,
  decision: Decision<Seen>,
): Promise<Assigned | 'notFound'> {
  const current = await review.lockUnchanged(trx, row, decision.seen);
  const able = await reviewers(trx);
  const to = assigneeOf(able, staffId);
  if (to === undefined) return 'notFound';
  await changeRow(trx, current, { assignedTo: staffId });
  const entry = {
    action: 'certificationAssigned',
    before: { to: able.find(({ id }) => id === current.assignedTo)?.name ?? null },
    after: { to: to?.name ?? null },
  } as const;
  await review.record(trx, current, entry, decision);
  return { assignedTo: to && colleagueOf(to.id, to.name, decision.by.staffId) };
}
