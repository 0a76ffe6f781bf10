import type { IntentionState } from '@fairway/gateway/contract/listings/intentions';
import type { Selectable } from 'kysely';
import { defineReview } from '../../../services/review/defineReview.ts';
import { nextStates } from '../rules.ts';
import type { InsuranceIntentionTable } from '../tables.ts';

type Row = Selectable<InsuranceIntentionTable>;

/** The state that the reviewer saw. */
export interface Seen {
  readonly touchedAt: string;
  /** The state that it is to be moved to. */
  readonly to?: IntentionState;
}

export const review = defineReview({
  subjectOf: ({ id, intentionNo }: Pick<Row, 'id' | 'intentionNo'>) => ({
    kind: 'intention',
    id,
    name: intentionNo,
  }),
  opened: 'intentionOpened',
  lock: (transaction, { id }: Pick<Row, 'id'>) =>
    transaction
      .selectFrom('insuranceIntention')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  changeSince: (current, { touchedAt, to }: Seen) => {
    const isTouched = current.touchedAt.getTime() !== new Date(touchedAt).getTime();
    return isTouched || (to && !nextStates(current.state).includes(to)) ? 'changed' : null;
  },
  changed: 'intentionChanged',
});
