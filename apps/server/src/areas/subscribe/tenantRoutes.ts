import type { HeldRoute } from '@fairway/gateway/contract/subscribe';
import type { Db } from '../../database/db.ts';
import { selectRoutes, toSeaRoute } from '../seaRoute/index.ts';
import { currentPeriod, type RoutePeriod, seatEnds } from './periods.ts';
import { subscribedRoutes } from './store.ts';

interface StoredPeriod extends RoutePeriod {
  readonly seaRouteId: string;
}

/** Periods of a tenant's routes that run now or begin later. */
function routePeriods(db: Db, tenantId: string, now: Date): Promise<StoredPeriod[]> {
  return subscribedRoutes(db, tenantId, now)
    .select(['seaRouteId', 'kind', 'startedAt', 'expiresAt'])
    .execute();
}

/** Each route that a tenant has now, until the last of the periods that follow on one another ends; the first to end comes first. */
export async function openRoutesOf(db: Db, tenantId: string, now: Date): Promise<HeldRoute[]> {
  const periods = Map.groupBy(await routePeriods(db, tenantId, now), ({ seaRouteId }) => seaRouteId);
  if (periods.size === 0) return [];
  const rows = await selectRoutes(db)
    .where('seaRoute.id', 'in', [...periods.keys()])
    .execute();
  return rows
    .flatMap((row) => {
      const period = currentPeriod(periods.get(row.id) ?? [], now);
      if (!period) return [];
      return [{ route: toSeaRoute(row), kind: period.kind, expiresAt: period.end.toISOString() }];
    })
    .toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt));
}

/** A tenant's seats by when they end, earliest first. */
export async function seatsEnding(db: Db, tenantId: string, now: Date) {
  const rows = await db
    .selectFrom('subscription')
    .select(['id', 'orderId', 'seats', 'startedAt', 'expiresAt'])
    .where('tenantId', '=', tenantId)
    .where('kind', '=', 'paid')
    .where('expiresAt', '>', now)
    .execute();
  const periods = rows.map(({ id, orderId, ...period }) => ({ ...period, order: orderId ?? id }));
  return seatEnds(periods, now).map(({ seats, expiresAt }) => ({
    seats,
    expiresAt: expiresAt.toISOString(),
  }));
}
