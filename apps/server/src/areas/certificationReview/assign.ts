import type { CheckedBodyOf, DataOf } from '@fairway/gateway/contract/call';
import type { certificationReview } from '@fairway/gateway/contract/certificationReview';
import type { Db } from '../../database/db.ts';
import { record } from '../../services/audit/audit.ts';
import { reviewers } from '../../services/review/reviewers.ts';
import { lockCertification } from '../certification/index.ts';
import { type Changed, changeRow, type Deciding, subjectOf, whoChanged } from './decide.ts';
import { type CertificationRow, colleagueOf } from './queue.ts';
import { changeForAssigning } from './seen.ts';

type Assign = CheckedBodyOf<typeof certificationReview.assign>;
type Assigned = DataOf<typeof certificationReview.assign>;

/**
 * Takes a certification, hands it over, or leaves it unassigned. If two people take it at once, the second is refused
 * with the name of the first.
 */
export async function assign(
  trx: Db,
  row: CertificationRow,
  { staffId, seen }: Assign,
  { by, occasion }: Pick<Deciding, 'by' | 'occasion'>,
): Promise<Assigned | 'notFound' | Changed> {
  const standing = await lockCertification(trx, row);
  const change = changeForAssigning(standing, seen);
  if (change !== null) return { changed: await whoChanged(trx, standing, change) };
  const able = await reviewers(trx);
  const to = staffId === null ? null : able.find(({ id }) => id === staffId);
  if (to === undefined) return 'notFound';
  await changeRow(trx, standing, { assignedTo: staffId });
  await record(
    trx,
    by,
    {
      action: 'certificationAssigned',
      subject: subjectOf(standing),
      before: { to: able.find(({ id }) => id === standing.assignedTo)?.name ?? null },
      after: { to: to?.name ?? null },
    },
    occasion,
  );
  return { assignedTo: to && colleagueOf(to.id, to.name, by.staffId) };
}
