import type { BodyOf } from '@fairway/gateway/contract/call';
import type { watch as calls, WatchRow } from '@fairway/gateway/contract/watch';
import { mostWatches, readShipment, routeOnlyKinds, totalKinds } from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { Writing } from '../../http/answer.ts';
import { laneId } from '../freight/index.ts';
import { laneIsOpen } from '../subscribe/index.ts';
import { baselineOf } from './judging/baseline.ts';
import { type Owner, watchById } from './store.ts';

type Adding = Writing<typeof calls.add>;
type Choices = Pick<BodyOf<typeof calls.add>, 'conditions' | 'shipment' | 'delivery' | 'language' | 'zone'>;

/** Stores a watch of a route or of one sailing. */
export async function addWatch(handling: Adding): Promise<WatchRow> {
  const { body, caller, db: trx, now, refuse } = handling;
  const { tenantId, accountId } = caller;
  const seaRouteId = await laneId(trx, body.origin, body.destination);
  if (seaRouteId === null) return refuse('notFound');
  if (!(await laneIsOpen(trx, caller, seaRouteId, now))) return refuse('subscriptionRequired');
  const misfit = misfitOf(body, body.sailingId);
  if (misfit) return refuse(misfit);
  const sailing = await openSailing(handling, seaRouteId);
  await lockAccount(trx, caller);
  const same = await trx
    .selectFrom('watch')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('seaRouteId', '=', seaRouteId)
    .where('sailingId', 'is not distinct from', body.sailingId)
    .where(sql<boolean>`conditions = ${JSON.stringify(body.conditions)}::jsonb`)
    .where(sql<boolean>`shipment = ${JSON.stringify(body.shipment)}::jsonb`)
    .executeTakeFirst();
  const id = same?.id ?? uuidv7();
  if (!same) {
    if (await isFull(trx, caller)) return refuse('watchLimit');
    await trx
      .insertInto('watch')
      .values({
        ...{ tenantId, id, accountId, seaRouteId, paused: false, addedAt: now },
        ...{ sailingId: sailing?.id ?? null, sailingName: sailing?.name ?? null },
        ...columnsOf(body),
      })
      .execute();
  }
  return (await watchById(trx, caller, id)) ?? refuse('notFound');
}

/** Concurrent requests wait for each other here, so that each counts the other's watch. */
export async function lockAccount(trx: Db, { tenantId, accountId }: Owner): Promise<void> {
  await trx
    .selectFrom('account')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .forUpdate()
    .execute();
}

/** Whether an account has as many watches as one may have. */
export async function isFull(trx: Db, { tenantId, accountId }: Owner): Promise<boolean> {
  const { count } = await trx
    .selectFrom('watch')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count) >= mostWatches;
}

/** The sailing that is watched; null for the whole route. A departed sailing has nothing more to report. */
async function openSailing({ body, db, now, refuse }: Adding, seaRouteId: string) {
  if (body.sailingId === null) return null;
  const sailing = await db
    .selectFrom('sailing')
    .select(['id', 'vesselName', 'voyage', 'departure'])
    .where('id', '=', body.sailingId)
    .where('seaRouteId', '=', seaRouteId)
    .executeTakeFirst();
  if (!sailing || sailing.departure <= now) return refuse('watchSailingGone');
  return { id: sailing.id, name: `${sailing.vesselName} ${sailing.voyage}` };
}

/** Changes the events that a watch reports, and its delivery. */
export async function changeWatch(handling: Writing<typeof calls.change>): Promise<WatchRow> {
  const { body, caller, db: trx, refuse } = handling;
  const watch = await watchById(trx, caller, body.id);
  if (!watch || watch.target.kind === 'number') return refuse('notFound');
  const misfit = misfitOf(body, watch.target.kind === 'sailing' ? watch.target.id : null);
  if (misfit) return refuse(misfit);
  await trx
    .updateTable('watch')
    .set(columnsOf(body))
    .where('tenantId', '=', caller.tenantId)
    .where('accountId', '=', caller.accountId)
    .where('id', '=', body.id)
    .execute();
  return (await watchById(trx, caller, body.id)) ?? refuse('notFound');
}

export async function setPaused({
  body,
  caller,
  db: trx,
  refuse,
  now,
}: Writing<typeof calls.setPaused>): Promise<WatchRow> {
  const watch = await watchById(trx, caller, body.id);
  const trackingId = watch?.target.kind === 'number' ? watch.target.id : null;
  // Events of the pause are not reported.
  const baseline =
    trackingId !== null && !body.paused
      ? {
          baseline: JSON.stringify(await baselineOf(trx, { ...caller, trackingId }, now)),
          judgedRevision: null,
        }
      : {};
  await trx
    .updateTable('watch')
    .set({ paused: body.paused, ...baseline })
    .where('tenantId', '=', caller.tenantId)
    .where('accountId', '=', caller.accountId)
    .where('id', '=', body.id)
    .execute();
  return (await watchById(trx, caller, body.id)) ?? refuse('notFound');
}

export async function removeWatch({
  body,
  caller,
  db: trx,
  refuse,
}: Writing<typeof calls.remove>): Promise<null> {
  const { numDeletedRows } = await trx
    .deleteFrom('watch')
    .where('tenantId', '=', caller.tenantId)
    .where('accountId', '=', caller.accountId)
    .where('id', '=', body.id)
    .executeTakeFirst();
  return numDeletedRows === 0n ? refuse('notFound') : null;
}

/** The reason why conditions do not fit; null if they do. */
function misfitOf({ conditions, shipment }: Choices, sailingId: string | null) {
  const kinds = conditions.map(({ kind }) => kind);
  if (sailingId !== null && kinds.some((kind) => routeOnlyKinds.includes(kind))) return 'watchRouteOnly';
  const needsShipment = kinds.some((kind) => totalKinds.includes(kind));
  return needsShipment && readShipment(shipment).shipment === null ? 'watchShipmentMissing' : null;
}

function columnsOf({ conditions, shipment, delivery, language, zone }: Choices) {
  return {
    conditions: JSON.stringify(conditions),
    shipment: JSON.stringify(shipment),
    ...{ delivery, language, zone },
  };
}
