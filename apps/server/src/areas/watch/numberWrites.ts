import type { BodyOf } from '@fairway/gateway/contract/call';
import type { watch as calls, WatchRow } from '@fairway/gateway/contract/watch';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Writing } from '../../http/answer.ts';
import { baselineOf } from './judging/baseline.ts';
import { watchById } from './store.ts';
import { isFull, lockAccount } from './writes.ts';

type Choices = Pick<BodyOf<typeof calls.addForNumber>, 'conditions' | 'delivery' | 'language' | 'zone'>;

/** Stores a watch of one of the caller's tracked numbers. */
export async function addWatchForNumber({
  body,
  caller,
  db: trx,
  now,
  refuse,
}: Writing<typeof calls.addForNumber>): Promise<WatchRow> {
  const { tenantId, accountId } = caller;
  const { trackingId } = body;
  const tracking = await trx
    .selectFrom('tracking')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('id', '=', trackingId)
    .executeTakeFirst();
  if (!tracking) return refuse('notFound');
  await lockAccount(trx, caller);
  const same = await trx
    .selectFrom('watch')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('trackingId', '=', trackingId)
    .where(sql<boolean>`conditions = ${JSON.stringify(body.conditions)}::jsonb`)
    .executeTakeFirst();
  const id = same?.id ?? uuidv7();
  if (!same) {
    if (await isFull(trx, caller)) return refuse('watchLimit');
    const baseline = await baselineOf(trx, { tenantId, trackingId }, now);
    await trx
      .insertInto('watch')
      .values({
        ...{ tenantId, id, accountId, trackingId, shipment: '{}', paused: false, addedAt: now },
        baseline: JSON.stringify(baseline),
        ...columnsOf(body),
      })
      .execute();
  }
  return (await watchById(trx, caller, id)) ?? refuse('notFound');
}

/** Changes what a watch on a tracked number reports, and its delivery. */
export async function changeWatchForNumber({
  body,
  caller,
  db: trx,
  refuse,
}: Writing<typeof calls.changeForNumber>): Promise<WatchRow> {
  await trx
    .updateTable('watch')
    .set({ ...columnsOf(body), judgedRevision: null })
    .where('tenantId', '=', caller.tenantId)
    .where('accountId', '=', caller.accountId)
    .where('id', '=', body.id)
    .where('trackingId', 'is not', null)
    .execute();
  const watch = await watchById(trx, caller, body.id);
  return watch?.target.kind === 'number' ? watch : refuse('notFound');
}

function columnsOf({ conditions, delivery, language, zone }: Choices) {
  return { conditions: JSON.stringify(conditions), delivery, language, zone };
}
