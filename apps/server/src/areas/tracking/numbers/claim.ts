import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Connected } from '../carriers/connected.ts';

/** A number that is due. */
export type Claimed = Pick<
  Selectable<Tables['trackingPoll']>,
  'tenantId' | 'trackingId' | 'carrierCode' | 'failures'
>;

/** After this time other servers may claim the numbers of a server that has crashed; a request takes far less. */
const lease = 120_000;
const minute = 60_000;
const mostOfOneCarrier = 100;

/** Claims the numbers that are due, for each carrier up to its remaining calls in this minute. */
export async function claimDue(db: Db, { codes, callsPerMinute }: Connected, now: Date): Promise<Claimed[]> {
  if (codes.length === 0) return [];
  const due = await db
    .selectFrom('trackingPoll')
    .select('carrierCode')
    .distinct()
    .where('nextAskAt', '<=', now)
    .where('carrierCode', 'in', codes)
    .execute();
  const claimed: Claimed[] = [];
  for (const { carrierCode } of due) claimed.push(...(await claimOf(db, carrierCode, callsPerMinute, now)));
  return claimed;
}

function claimOf(db: Db, carrierCode: string, callsPerMinute: number, now: Date): Promise<Claimed[]> {
  return db.transaction().execute(async (trx) => {
    const allowed = await allowance(trx, carrierCode, callsPerMinute, now);
    if (allowed <= 0) return [];
    // The carrier's row is locked, so no other server chooses among these.
    const turn = trx
      .selectFrom('trackingPoll')
      .select(['tenantId', 'trackingId'])
      .where('carrierCode', '=', carrierCode)
      .where('nextAskAt', '<=', now)
      .orderBy('nextAskAt')
      .limit(Math.min(allowed, mostOfOneCarrier));
    const claimed = await trx
      .with('turn', () => turn)
      .updateTable('trackingPoll')
      .from('turn')
      .set({ nextAskAt: new Date(now.getTime() + lease) })
      .whereRef('trackingPoll.tenantId', '=', 'turn.tenantId')
      .whereRef('trackingPoll.trackingId', '=', 'turn.trackingId')
      .where('trackingPoll.nextAskAt', '<=', now)
      .returning(['trackingPoll.tenantId', 'trackingPoll.trackingId', 'carrierCode', 'failures'])
      .execute();
    await trx
      .updateTable('trackingCarrier')
      .set((row) => ({ used: row('used', '+', claimed.length) }))
      .where('carrierCode', '=', carrierCode)
      .execute();
    return claimed;
  });
}

/** The remaining requests that the carrier allows in this minute; locks its row, so that servers count together. */
async function allowance(trx: Db, carrierCode: string, callsPerMinute: number, now: Date): Promise<number> {
  const start = new Date(Math.floor(now.getTime() / minute) * minute);
  const { used, awayUntil } = await trx
    .insertInto('trackingCarrier')
    .values({ carrierCode, minute: start, used: 0 })
    .onConflict((conflict) =>
      conflict.column('carrierCode').doUpdateSet({
        used: sql`case when tracking_carrier.minute = excluded.minute then tracking_carrier.used else 0 end`,
        minute: sql`excluded.minute`,
      }),
    )
    .returning(['used', 'awayUntil'])
    .executeTakeFirstOrThrow();
  return awayUntil !== null && awayUntil > now ? 0 : callsPerMinute - used;
}

/** Pauses a carrier until an instant; a later end that was set before stays. */
export async function leaveAlone(db: Db, carrierCode: string, until: Date): Promise<void> {
  await db
    .updateTable('trackingCarrier')
    .set({ awayUntil: sql`greatest(away_until, ${until}::timestamptz)` })
    .where('carrierCode', '=', carrierCode)
    .execute();
}
