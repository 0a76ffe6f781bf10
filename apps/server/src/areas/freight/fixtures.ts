import { chinaDay, weekOfDay } from '@fairway/trade';
import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { SailingTable } from './tables.ts';

export interface GivenLane {
  readonly origin: string;
  readonly destination: string;
  readonly onSale?: boolean;
  readonly referenceRank?: number;
}

/** Inserts a route between two known ports, for tests; returns its id. */
export async function addLane(db: Db, { origin, destination, onSale = true, referenceRank }: GivenLane) {
  const id = uuidv7();
  const { groupCode } = await db
    .selectFrom('port')
    .select('groupCode')
    .where('code', '=', destination)
    .executeTakeFirstOrThrow();
  const rank = referenceRank ?? null;
  await db
    .insertInto('seaRoute')
    .values({ id, origin, destination, groupCode, position: 0, referenceRank: rank, onSale, sample: true })
    .execute();
  return id;
}

const hour = 3_600_000;

/** Inserts a direct sailing of 14 days for tests, at the given prices; returns its id. */
export async function addSailing(
  db: Db,
  seaRouteId: string,
  departure: Date | string,
  columns: Partial<Insertable<SailingTable>> = {},
): Promise<string> {
  const leaves = new Date(departure);
  const before = (hours: number) => new Date(leaves.getTime() - hours * hour);
  const id = uuidv7();
  await db
    .insertInto('sailing')
    .values({
      id,
      seaRouteId,
      carrierCode: 'COSU',
      vesselName: 'COSCO SHIPPING HIMALAYAS',
      vesselImo: null,
      voyage: '084E',
      week: weekOfDay(chinaDay(leaves)),
      departure: leaves,
      arrival: before(-14 * 24),
      transitDays: 14,
      closing: before(96),
      portCutOff: before(30),
      currency: 'USD',
      priceGp20: null,
      priceGp40: null,
      priceHq40: null,
      sample: true,
      updatedAt: new Date('2026-11-20T01:00:00Z'),
      ...columns,
    })
    .execute();
  return id;
}
