import type { seat as calls, Seat } from '@fairway/gateway/contract/seat';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import type { Refuse } from '../../http/refuse.ts';
import { type Change, inCompany, refuseUnlessRead } from '../companyLog/index.ts';
import { selectRoutes } from '../seaRoute/index.ts';
import { openLanes } from '../subscribe/index.ts';
import { additionRefusal, losesLastRoute } from './rules.ts';
import { seatById } from './store.ts';
import { nextVersion } from './version.ts';

/** Adds routes to a sub-account and removes some: the row decides the rights of its next request. */
export async function updateResources(handling: Handling<typeof calls.updateResources>): Promise<Seat> {
  const { body, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId, note } = change;
    const stored = await seatById(trx, tenantId, body.id);
    const seat = await refuseUnlessRead(change, stored, body.version, refuse);
    const add = [...new Set(body.add)];
    const refusal = additionRefusal(add, seat.resourceIds);
    if (refusal) return refuse(refusal);
    await addRoutes(change, seat.id, add, refuse);
    const removedIds = await takeRoutes(change, seat.id, body.remove);
    const counts = { stored: seat.resourceIds.length, added: add.length, removed: removedIds.length };
    if (losesLastRoute(counts)) return refuse('seatNeedsRoute');
    await nextVersion(change, seat.id);
    const of = { about: 'seat', id: seat.id, name: seat.username } as const;
    if (add.length > 0) {
      await note({ ...of, action: 'seatRoutesAdded', to: await routeNames(trx, add) });
    }
    if (removedIds.length > 0) {
      await note({ ...of, action: 'seatRoutesTaken', from: await routeNames(trx, removedIds) });
    }
    return (await seatById(trx, tenantId, seat.id)) ?? refuse('notFound');
  });
}

/** Writes routes that the company has now; refuses any other. */
export async function addRoutes(
  { trx, tenantId, now }: Change,
  accountId: string,
  seaRouteIds: readonly string[],
  refuse: Refuse<'routeNotAllowed'>,
): Promise<void> {
  const routeIds = [...new Set(seaRouteIds)];
  if (routeIds.length === 0) return;
  const openRoutes = await openLanes(trx, tenantId, now).where('seaRouteId', 'in', routeIds).execute();
  if (new Set(openRoutes.map(({ seaRouteId }) => seaRouteId)).size < routeIds.length)
    return refuse('routeNotAllowed');
  await trx
    .insertInto('seatRoute')
    .values(routeIds.map((seaRouteId) => ({ tenantId, accountId, seaRouteId, grantedAt: now })))
    .execute();
}

async function takeRoutes(
  { trx, tenantId }: Change,
  accountId: string,
  seaRouteIds: readonly string[],
): Promise<string[]> {
  if (seaRouteIds.length === 0) return [];
  const removed = await trx
    .deleteFrom('seatRoute')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('seaRouteId', 'in', seaRouteIds)
    .returning('seaRouteId')
    .execute();
  return removed.map(({ seaRouteId }) => seaRouteId);
}

/** `CNSHA → USLAX`, by the codes that read the same in both languages. */
export async function routeNames(db: Db, seaRouteIds: readonly string[]): Promise<string | null> {
  if (seaRouteIds.length === 0) return null;
  const rows = await selectRoutes(db).where('seaRoute.id', 'in', seaRouteIds).execute();
  return rows.map((row) => `${row.originCode}–${row.destinationCode}`).join(' · ');
}
