import { sql } from 'kysely';
import { countCalls } from '../areas/freight/index.ts';
import { insertMany, insertNew } from '../database/bulk.ts';
import type { Db } from '../database/db.ts';
import { loadFacts } from '../facts/load.ts';
import { readSurcharges } from '../facts/read.ts';
import { allLanes, type Lane } from './lanes.ts';
import { findGaps, lastUpdate, readWorld, sampleSailings } from './schedule.ts';
import { ratesOf } from './tariffs.ts';
import type { World } from './voyages.ts';

/** Any number, the same in every server: only one of them fills at a time. */
const fillLock = 7_260_031;

/**
 * Fills the database with sample lanes, tariffs and sailings from two weeks before `now` to `weeksAhead` after. Adds only what is
 * missing, may run in several servers at once, and does nothing where lanes of a real source exist.
 */
export async function fillSampleData(db: Db, now: Date, weeksAhead = 14): Promise<void> {
  await loadFacts(db, ['places', 'vessels']);
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${fillLock})`.execute(transaction);
    const routes = await transaction.selectFrom('seaRoute').select('sample').distinct().execute();
    if (routes.some((route) => !route.sample)) return;
    const gaps = await findGaps(transaction, now, weeksAhead);
    if (routes.length > 0 && gaps.everyLane.size + gaps.trendOnly.size === 0) return;
    const world = readWorld();
    const lanes = allLanes(world);
    if (routes.length === 0) await insertLanes(transaction, lanes, world, lastUpdate(now));
    await insertMany(transaction, 'sailing', sampleSailings(lanes, gaps, world, lastUpdate(now)));
    await countCalls(transaction);
  });
}

/** Rolls the sample forward, so that the coming weeks are always filled; one query when they are. For a daily job. */
export async function extendSampleData(db: Db, now: Date): Promise<void> {
  await fillSampleData(db, now);
}

async function insertLanes(db: Db, lanes: readonly Lane[], world: World, updatedAt: Date): Promise<void> {
  await insertNew(
    db,
    'seaRoute',
    lanes.map((lane) => lane.row),
  );
  const tracks = lanes.flatMap((lane) => lane.tracks);
  await insertNew(
    db,
    'seaTrack',
    tracks.map((track) => ({ ...track, lines: JSON.stringify(track.lines) })),
  );
  const surcharges = readSurcharges();
  const rates = lanes.flatMap(({ row, trade, direct }) => {
    const carriers = [...new Set(trade.operators.flat())];
    const { origin } = row;
    const lane = { origin, trade, destination: world.port(row.destination), way: direct, updatedAt };
    return carriers.flatMap((carrierCode) => ratesOf({ ...lane, carrierCode }, surcharges));
  });
  await insertMany(db, 'surchargeRate', rates);
}
