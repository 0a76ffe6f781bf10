import type { Subscription } from '@fairway/gateway/contract/subscribe';
import type { Db } from '../../database/db.ts';
import { selectRoutes, toSeaRoute } from '../seaRoute/index.ts';

/** Returns those of the routes that the tenant already has. */
export async function openLanesOf(
  db: Db,
  tenantId: string,
  seaRouteIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await openLanes(db, tenantId, now).where('seaRouteId', 'in', seaRouteIds).execute();
  return rows.map((row) => row.seaRouteId);
}

export function openLanes(db: Db, tenantId: string, now: Date) {
  return subscribedRoutes(db, tenantId, now).select('seaRouteId').where('startedAt', '<=', now);
}

/** Routes of a tenant's subscriptions that run now or begin later. */
export function subscribedRoutes(db: Db, tenantId: string, now: Date) {
  return routesOfAllTenants(db, now).where('subscriptionRoute.tenantId', '=', tenantId);
}

/** Routes of the subscriptions of all tenants that run now or begin later. */
export function routesOfAllTenants(db: Db, now: Date) {
  return db
    .selectFrom('subscriptionRoute')
    .innerJoin('subscription', (join) =>
      join
        .onRef('subscription.tenantId', '=', 'subscriptionRoute.tenantId')
        .onRef('subscription.id', '=', 'subscriptionRoute.subscriptionId'),
    )
    .where('expiresAt', '>', now);
}

/** Active subscriptions of a tenant, for any of its accounts. */
export async function runningSubscriptions(db: Db, tenantId: string, now: Date): Promise<Subscription[]> {
  const subscriptions = await db
    .selectFrom('subscription')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('startedAt', '<=', now)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .orderBy('id')
    .execute();
  const routes = await selectRoutes(db)
    .innerJoin('subscriptionRoute', 'subscriptionRoute.seaRouteId', 'seaRoute.id')
    .select('subscriptionRoute.subscriptionId')
    .where('subscriptionRoute.tenantId', '=', tenantId)
    .execute();
  return subscriptions.map(({ id, kind, seats, startedAt, expiresAt }) => ({
    id,
    kind,
    routes: routes.filter((route) => route.subscriptionId === id).map(toSeaRoute),
    seats,
    startedAt: startedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Routes on offer among the ids; an unknown or withdrawn one is missing. */
export function routesForSale(db: Db, seaRouteIds: readonly string[]) {
  return selectRoutes(db)
    .where('seaRoute.id', 'in', seaRouteIds)
    .where('seaRoute.onSale', '=', true)
    .execute();
}

export async function trialIsSpent(db: Db, tenantId: string): Promise<boolean> {
  const claim = await db
    .selectFrom('trialClaim')
    .select('tenantId')
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  return claim !== undefined;
}

export interface NewSubscription {
  readonly tenantId: string;
  readonly id: string;
  readonly orderId?: string;
  readonly follows?: boolean;
  readonly seats?: number;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly seaRouteIds: readonly string[];
}

/** Writes a trial; false when the tenant has had one, also when two callers try at the same moment. */
export async function insertTrial(transaction: Db, trial: NewSubscription): Promise<boolean> {
  const { tenantId, id } = trial;
  const claim = await transaction
    .insertInto('trialClaim')
    .values({ tenantId, subscriptionId: id, claimedAt: trial.startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tenantId')
    .executeTakeFirst();
  if (!claim) return false;
  await insertSubscription(transaction, 'trial', trial);
  return true;
}

/** Opens routes to a tenant; a paid one belongs into the transaction that completes its order. */
export async function insertSubscription(
  transaction: Db,
  kind: 'trial' | 'paid',
  { seaRouteIds, ...subscription }: NewSubscription,
): Promise<void> {
  const { tenantId, id } = subscription;
  await transaction
    .insertInto('subscription')
    .values({ kind, ...subscription })
    .execute();
  await transaction
    .insertInto('subscriptionRoute')
    .values(seaRouteIds.map((seaRouteId) => ({ tenantId, subscriptionId: id, seaRouteId })))
    .execute();
}
