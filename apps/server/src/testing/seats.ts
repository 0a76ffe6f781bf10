import { dayMs } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../database/db.ts';

interface GivenSeats {
  readonly tenantId: string;
  /** The buyer's account. */
  readonly accountId: string;
  readonly seats: number;
  readonly lanes: readonly string[];
  readonly now: Date;
  readonly days?: number;
}

/** Writes a paid subscription with seats and routes, as a completed order does; returns its id. */
export async function addSeats(
  db: Db,
  { tenantId, accountId, seats, lanes, now, days = 90 }: GivenSeats,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('subscription')
    .values({
      tenantId,
      id,
      kind: 'paid',
      seats,
      startedBy: accountId,
      startedAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    })
    .execute();
  for (const seaRouteId of lanes) {
    await db.insertInto('subscriptionRoute').values({ tenantId, subscriptionId: id, seaRouteId }).execute();
  }
  return id;
}

interface GivenSeat {
  readonly tenantId: string;
  readonly accountId: string;
  readonly lanes: readonly string[];
  readonly now: Date;
  readonly number?: number;
}

/** Assigns a seat with its own routes to an existing sub-account. */
export async function giveSeat(
  db: Db,
  { tenantId, accountId, lanes, now, number = 1 }: GivenSeat,
): Promise<void> {
  await db.insertInto('seat').values({ tenantId, accountId, number, createdAt: now }).execute();
  for (const seaRouteId of lanes) {
    await db.insertInto('seatRoute').values({ tenantId, accountId, seaRouteId, grantedAt: now }).execute();
  }
}
