import { type SeatPlan, seat } from '@fairway/gateway/contract/seat';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { answer, type Route } from '../../http/answer.ts';
import { selectRoutes, toSeaRoute } from '../seaRoute/index.ts';
import { bindEmployee } from './bind.ts';
import { distributeSeat } from './give.ts';
import { capacityOf } from './numbers.ts';
import { updateResources } from './resources.ts';
import { disable, enable, resetPassword, setExpiry } from './state.ts';
import { seatsOf } from './store.ts';

export const routes: readonly Route[] = [
  answer(seat.selectAll, async ({ db, caller, now }) => {
    const { tenantId } = caller;
    const [capacity, ending, routes, seats] = await Promise.all([
      capacityOf(db, tenantId, now),
      seatsEnding(db, tenantId, now),
      heldRoutes(db, tenantId, now),
      seatsOf(db, tenantId),
    ]);
    return { capacity, ending, routes, seats };
  }),
  answer(seat.distributeSeat, distributeSeat),
  answer(seat.updateResources, updateResources),
  answer(seat.bindEmployee, bindEmployee),
  answer(seat.disable, disable),
  answer(seat.enable, enable),
  answer(seat.resetPassword, resetPassword),
  answer(seat.setExpiry, setExpiry),
];

/** Seats by when the subscription that brought them ends. */
async function seatsEnding(db: Db, tenantId: string, now: Date): Promise<SeatPlan['ending']> {
  const { rows } = await sql<{ seats: number; expiresAt: Date }>`
    select sum(seats)::int as seats, expires_at from (
      select max(seats) as seats, max(expires_at) as expires_at from subscription
      where tenant_id = ${tenantId} and kind = 'paid' and started_at <= ${now} and expires_at > ${now}
      group by coalesce(order_id, id)
    ) as packages
    where seats > 0 group by expires_at order by expires_at`.execute(db);
  return rows.map(({ seats, expiresAt }) => ({ seats, expiresAt: expiresAt.toISOString() }));
}

/** Routes that the tenant has now, each until the last subscription that it has of it ends without a gap. */
async function heldRoutes(db: Db, tenantId: string, now: Date): Promise<SeatPlan['routes']> {
  const rows = await selectRoutes(db)
    .select(
      sql<Date>`(select max(expires_at) from subscription_route as each
        join subscription on subscription.tenant_id = each.tenant_id and subscription.id = each.subscription_id
        where each.tenant_id = ${tenantId} and each.sea_route_id = sea_route.id)`.as('until'),
    )
    .where(
      sql<boolean>`exists (select 1 from subscription_route as each
        join subscription on subscription.tenant_id = each.tenant_id and subscription.id = each.subscription_id
        where each.tenant_id = ${tenantId} and each.sea_route_id = sea_route.id
          and subscription.started_at <= ${now} and subscription.expires_at > ${now})`,
    )
    .execute();
  return rows.map((row) => ({ route: toSeaRoute(row), expiresAt: row.until.toISOString() }));
}
