import type { HeldRoute, Subscription } from '@fairway/gateway/contract/subscribe';
import { accountType as accountTypes } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Member } from '../../http/caller.ts';
import { type AssignedRoutes, assignedRoutes, assignedSubscriptions } from './assigned.ts';
import { openLanes, routesOfAllTenants, runningSubscriptions } from './store.ts';
import { openRoutesOf } from './tenantRoutes.ts';

/** The caller who requests a route. */
type Asking = Pick<Member, 'tenantId' | 'accountId' | 'accountType'>;

/** Seats of the paid subscriptions of a tenant that run at an instant. */
export function seatCapacity(tenantId: string, now: Date): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(seats), 0)::int from (
      select max(seats) as seats from subscription
      where tenant_id = ${tenantId} and kind = 'paid' and started_at <= ${now} and expires_at > ${now}
      group by coalesce(order_id, id)
    ) as packages)`;
}

/**
 * Reports whether a running subscription or trial of the caller's tenant covers the route and, for a sub-account, its
 * seat does too.
 */
export async function laneIsOpen(
  db: Db,
  caller: Asking,
  seaRouteId: string | RawBuilder<string>,
  now: Date,
): Promise<boolean> {
  const open = await openLanes(db, caller.tenantId, now)
    .where('seaRouteId', '=', seaRouteId)
    .$if(isSubAccount(caller), (query) =>
      query.where(seatOpens(caller, sql.ref('subscription_route.sea_route_id'), now)),
    )
    .executeTakeFirst();
  return open !== undefined;
}

/** Returns the tenants whose running subscription or trial covers the route. */
export async function tenantsThatOpen(db: Db, seaRouteId: string, now: Date): Promise<ReadonlySet<string>> {
  const rows = await routesOfAllTenants(db, now)
    .select('subscription.tenantId')
    .distinct()
    .where('seaRouteId', '=', seaRouteId)
    .where('startedAt', '<=', now)
    .execute();
  return new Set(rows.map(({ tenantId }) => tenantId));
}

/** Returns both ports of every route that the caller may open now. */
export async function openLanePorts(
  db: Db,
  caller: Asking,
  now: Date,
): Promise<{ origin: string; destination: string }[]> {
  return openLanes(db, caller.tenantId, now)
    .innerJoin('seaRoute', 'seaRoute.id', 'subscriptionRoute.seaRouteId')
    .clearSelect()
    .select(['seaRoute.origin', 'seaRoute.destination'])
    .distinct()
    .$if(isSubAccount(caller), (query) =>
      query.where(seatOpens(caller, sql.ref('subscription_route.sea_route_id'), now)),
    )
    .execute();
}

/** Active subscriptions, as the caller may use them: a sub-account gets only its own routes. */
export async function ownSubscriptions(db: Db, caller: Asking, now: Date): Promise<Subscription[]> {
  const running = await runningSubscriptions(db, caller.tenantId, now);
  if (!isSubAccount(caller)) return running;
  return assignedSubscriptions(running, await routesGiven(db, caller, now));
}

/** Routes that the caller may open now, with their last day; a sub-account's own end counts where it is sooner. */
export async function ownRoutes(db: Db, caller: Asking, now: Date): Promise<HeldRoute[]> {
  const routes = await openRoutesOf(db, caller.tenantId, now);
  if (!isSubAccount(caller)) return routes;
  return assignedRoutes(routes, await routesGiven(db, caller, now));
}

/** Routes that a sub-account may open now, each with the end of its seat. */
async function routesGiven(db: Db, caller: Asking, now: Date): Promise<AssignedRoutes> {
  const rows = await db
    .selectFrom('seatRoute')
    .innerJoin('seat', (join) =>
      join
        .onRef('seat.tenantId', '=', 'seatRoute.tenantId')
        .onRef('seat.accountId', '=', 'seatRoute.accountId'),
    )
    .select(['seaRouteId', 'seat.expiresAt'])
    .where('seatRoute.tenantId', '=', caller.tenantId)
    .where('seatRoute.accountId', '=', caller.accountId)
    .where(seatOpens(caller, sql.ref('seat_route.sea_route_id'), now))
    .execute();
  return new Map(rows.map(({ seaRouteId, expiresAt }) => [seaRouteId, expiresAt]));
}

function isSubAccount({ accountType }: Asking): boolean {
  return accountType === accountTypes.companySubAccount;
}

/** SQL condition: a sub-account opens a route on a seat that runs now, until its own end, if an admin assigned it the route. */
function seatOpens(
  { tenantId, accountId }: Asking,
  lane: RawBuilder<unknown>,
  now: Date,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from seat_route as given
    join seat on seat.tenant_id = given.tenant_id and seat.account_id = given.account_id
    where given.tenant_id = ${tenantId} and given.account_id = ${accountId} and given.sea_route_id = ${lane}
      and (seat.expires_at is null or seat.expires_at > ${now})
      and seat.number <= ${seatCapacity(tenantId, now)})`;
}
