import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Change } from '../companyLog/index.ts';
import { seatCapacity } from '../subscribe/index.ts';
import { freeSeatIn, movedSeats } from './rules.ts';

/** Returns the current number of seats of a tenant. */
export async function capacityOf(db: Db, tenantId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ seats: number }>`select ${seatCapacity(tenantId, now)} as seats`.execute(db);
  return rows[0]?.seats ?? 0;
}

/** The seats that are taken, with who takes them. */
async function takenNumbers(trx: Db, tenantId: string) {
  const rows = await trx
    .selectFrom('seat')
    .select(['accountId', 'number'])
    .where('tenantId', '=', tenantId)
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ accountId, number }) => ({ accountId, number: number ?? 0 }));
}

/**
 * The lowest free seat; null without one. The caller holds the tenant's lock, so two callers never get the same seat.
 */
async function freeNumber(trx: Db, tenantId: string, now: Date): Promise<number | null> {
  const seats = await takenNumbers(trx, tenantId);
  return freeSeatIn(seats, await capacityOf(trx, tenantId, now));
}

/** Moves seats with numbers above the capacity to free numbers below it. */
async function settleNumbers(trx: Db, tenantId: string, now: Date): Promise<void> {
  const capacity = await capacityOf(trx, tenantId, now);
  for (const { accountId, number } of movedSeats(await takenNumbers(trx, tenantId), capacity)) {
    await trx
      .updateTable('seat')
      .set({ number })
      .where('tenantId', '=', tenantId)
      .where('accountId', '=', accountId)
      .execute();
  }
}

/** Takes a free seat for an account; false without one. The caller holds the tenant's lock. */
export async function takeSeat(
  { trx, tenantId, now }: Pick<Change, 'trx' | 'tenantId' | 'now'>,
  accountId: string,
): Promise<boolean> {
  await settleNumbers(trx, tenantId, now);
  const number = await freeNumber(trx, tenantId, now);
  if (number === null) return false;
  await trx
    .insertInto('seat')
    .values({ tenantId, accountId, number, createdAt: now })
    .onConflict((conflict) => conflict.columns(['tenantId', 'accountId']).doUpdateSet({ number }))
    .execute();
  return true;
}

/** Leaves the seat of an account to others; who waits for one gets it. */
export async function freeSeat({ trx, tenantId, now }: Change, accountId: string): Promise<void> {
  await trx
    .updateTable('seat')
    .set({ number: null })
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .execute();
  await settleNumbers(trx, tenantId, now);
}
