import { dayMs } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';

/** The owners of watched numbers: each member their own, also within a company. */
export interface Watcher {
  readonly tenantId: string;
  readonly accountId: string;
}

const ninetyDays = 90 * dayMs;

/** Counts a member's numbers of the last 90 days by carrier. */
export async function ownCarriers(
  db: Db,
  { tenantId, accountId }: Watcher,
  now: Date,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('tracking')
    .select((row) => ['carrierCode', row.fn.countAll<number>().as('count')])
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('carrierCode', 'is not', null)
    .where('addedAt', '>', new Date(now.getTime() - ninetyDays))
    .groupBy('carrierCode')
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ carrierCode, count }) => (carrierCode ? [[carrierCode, count]] : [])),
  );
}
