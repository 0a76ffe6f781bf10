import type { Attention, attention } from '@fairway/gateway/contract/attention';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { WritingInSteps } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import { laneEnds } from '../freight/index.ts';
import { countActivity } from '../subscribeStatistics/index.ts';
import { mostFollowed } from './rules.ts';

type Follower = Pick<Member, 'tenantId' | 'accountId'>;
type Lane = { readonly origin: string; readonly destination: string };

/** Selects the routes that an account follows. */
export function followedBy(db: Db, { tenantId, accountId }: Follower) {
  return db
    .selectFrom('attention')
    .select(['id', 'origin', 'destination', 'followedAt'])
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId);
}

/** Selects a route of an account; undefined if it is not followed. */
export function findAttention(db: Db, by: Follower, { origin, destination }: Lane) {
  return followedBy(db, by)
    .where('origin', '=', origin)
    .where('destination', '=', destination)
    .executeTakeFirst();
}

/** Follows a lane, or stops following it. Repeating the call changes nothing. */
export async function follow({
  body: { origin, destination, followed },
  caller,
  commit,
  db,
  now,
  refuse,
}: WritingInSteps<typeof attention.addOrUpdateAttention>) {
  const lane = { origin, destination };
  let isNew = false;
  const committed = await commit(async (trx) => {
    if (!followed) {
      await trx
        .deleteFrom('attention')
        .where('tenantId', '=', caller.tenantId)
        .where('accountId', '=', caller.accountId)
        .where('origin', '=', origin)
        .where('destination', '=', destination)
        .execute();
      return { followed: false, attention: null };
    }
    const ends = await laneEnds(trx, lane);
    if (!ends || origin === destination) return refuse('notFound');
    const row = await addAttention(trx, caller, lane, now);
    if (!row) return refuse('attentionLimit');
    ({ isNew } = row);
    return { followed: true, attention: toAttention(row, ends) };
  });
  // Written later, by a connection outside of the transaction.
  if (isNew) countActivity(db, caller, { what: 'attention', lane }, now);
  return committed;
}

/** Stores a route, or returns the stored one; undefined if the account has reached its limit. */
async function addAttention(trx: Db, caller: Follower, lane: Lane, now: Date) {
  const { tenantId, accountId } = caller;
  // Two presses at once wait for each other here, so that neither counts without the other.
  await trx
    .selectFrom('account')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .forUpdate()
    .execute();
  const before = await findAttention(trx, caller, lane);
  if (before) return { ...before, isNew: false };
  const { count } = await trx
    .selectFrom('attention')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostFollowed) return undefined;
  const added = { id: uuidv7(), ...lane, followedAt: now };
  await trx
    .insertInto('attention')
    .values({ tenantId, accountId, ...added })
    .execute();
  return { ...added, isNew: true };
}

export function toAttention(
  { id, followedAt }: { readonly id: string; readonly followedAt: Date },
  ends: Pick<Attention, 'origin' | 'destination'>,
): Attention {
  return { id, origin: ends.origin, destination: ends.destination, followedAt: followedAt.toISOString() };
}
