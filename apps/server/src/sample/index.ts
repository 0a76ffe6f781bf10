import { countCalls } from '../areas/freight/index.ts';
import { insertVersions } from '../areas/sailingHistory/index.ts';
import { insertMany, insertNew } from '../database/bulk/bulk.ts';
import type { Db } from '../database/db.ts';
import { loadFacts } from '../facts/load.ts';
import { readSurcharges } from '../facts/read.ts';
import { fillDemurrageTariffs } from './sailings/demurrageTariffs.ts';
import { fillExchangeRates } from './sailings/exchangeRates.ts';
import { sampleVersions } from './sailings/history.ts';
import type { SailingRow } from './sailings/sailings.ts';
import { findGaps, lastUpdate, readWorld, sampleSailings } from './sailings/schedule.ts';
import { ratesOf } from './sailings/tariffs.ts';
import type { World } from './sailings/voyages.ts';
import { type Progress, writeStep } from './steps.ts';
import { allLanes, type Lane } from './trades/lanes.ts';

const silent: Progress = () => {};

/**
 * Fills the database with sample routes, tariffs and sailings from two weeks before `now` to `weeksAhead` after, one
 * week a step. Adds only missing rows, may run in several servers at once, and does nothing if routes of a real source
 * exist.
 */
export async function fillSampleData(
  db: Db,
  now: Date,
  weeksAhead = 14,
  progress: Progress = silent,
): Promise<void> {
  await loadFacts(db, ['places', 'vessels']);
  const routes = await db.selectFrom('seaRoute').select('sample').distinct().execute();
  if (routes.some((route) => !route.sample)) return;
  await fillExchangeRates(db, now);
  await fillDemurrageTariffs(db, now);
  const gaps = await findGaps(db, now, weeksAhead);
  if (routes.length > 0 && gaps.everyLane.size + gaps.trendOnly.size === 0) return;
  const updatedAt = lastUpdate(now);
  const world = readWorld();
  const lanes = allLanes(world);
  const insert = lanesWriter(lanes, world, updatedAt);
  await writeStep(db, async (trx) => {
    const any = await trx.selectFrom('seaRoute').select('id').limit(1).executeTakeFirst();
    if (!any) await insert(trx);
  });
  const weeks = [...Map.groupBy(sampleSailings(lanes, gaps, world, updatedAt), ({ week }) => week)];
  for (const [index, [, sailings]] of weeks.toSorted(([a], [b]) => a - b).entries()) {
    progress('sailings by week', index, weeks.length);
    // The last week is written with the count, so that a start that continues here misses neither.
    await writeStep(db, (trx) => insertWeek(trx, sailings, { updatedAt, last: index === weeks.length - 1 }));
  }
}

interface WeekOptions {
  readonly updatedAt: Date;
  readonly last: boolean;
}

async function insertWeek(
  trx: Db,
  sailings: readonly SailingRow[],
  { updatedAt, last }: WeekOptions,
): Promise<void> {
  const ids = sailings.slice(0, 1).map(({ id }) => id);
  const stored = await trx.selectFrom('sailing').select('id').where('id', 'in', ids).executeTakeFirst();
  if (!stored) {
    await insertMany(trx, 'sailing', sailings);
    await insertVersions(trx, sampleVersions(sailings, updatedAt));
  }
  if (last) await countCalls(trx);
}

/** Rolls the sample forward, so that the coming weeks are always filled; one query when they are. For a daily job. */
export async function extendSampleData(db: Db, now: Date): Promise<void> {
  await fillSampleData(db, now);
}

/** Computes the rows of all routes; returns a function that writes them. */
function lanesWriter(lanes: readonly Lane[], world: World, updatedAt: Date): (trx: Db) => Promise<void> {
  const tracks = lanes.flatMap((lane) => lane.tracks);
  const trackRows = tracks.map((track) => ({ ...track, lines: JSON.stringify(track.lines) }));
  const surcharges = readSurcharges();
  const rates = lanes.flatMap(({ row, trade, direct }) => {
    const carriers = [...new Set(trade.operators.flat())];
    const { origin } = row;
    const lane = { origin, trade, destination: world.port(row.destination), way: direct, updatedAt };
    return carriers.flatMap((carrierCode) => ratesOf({ ...lane, carrierCode }, surcharges));
  });
  return async (trx) => {
    await insertNew(
      trx,
      'seaRoute',
      lanes.map((lane) => lane.row),
    );
    await insertNew(trx, 'seaTrack', trackRows);
    await insertMany(trx, 'surchargeRate', rates);
  };
}
