import { shipLocation } from '@fairway/gateway/contract/shipLocation';
import type { Db } from '../../database/db.ts';
import { type Route, read } from '../../http/answer.ts';
import { refuse } from '../../http/refuse.ts';
import { networkOf } from '../../services/network.ts';
import { accessOf, readFor } from '../encyclopedia/index.ts';
import { positionOf, stopOf, underWay } from './position.ts';
import { shipLocationSettings } from './settings.ts';
import { lastHeard, sailingNow, scheduleOf, schedulesOf } from './store.ts';

const page = '/logisticsTool/shipLocation';
/** Queries to AIS cost money: limit of ships that one network may look up in a minute. */
const looks = [{ count: 60, seconds: 60 }];
const mostCalls = 6;
/** Vessels on the map. */
const mostAfloat = 300;

export const routes: readonly Route[] = [
  read(shipLocation.selectPosition, async (handling) => {
    const { query, db, now, config, services, ip } = handling;
    if (await isSoon(db)) return handling.refuse('comingSoon');
    const { ais } = config.of(shipLocationSettings);
    if (ais) {
      const limit = await services.limits.take(`ais ${networkOf(ip)}`, looks, now);
      if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
    }
    const vessel = await readFor(page, handling, vesselOf(db, query.imo));
    if (!vessel) return handling.refuse('notFound');
    const [schedule, aisReport] = await Promise.all([
      scheduleOf(db, query.imo, now),
      ais ? lastHeard(db, ais, query.imo, now) : null,
    ]);
    return {
      vessel,
      position: positionOf(schedule, aisReport, now),
      calls: schedule.calls
        .filter(({ time }) => time > now)
        .slice(0, mostCalls)
        .map(stopOf),
    };
  }),

  read(shipLocation.selectAfloat, async (handling) => {
    const { db, now } = handling;
    if (await isSoon(db)) return handling.refuse('comingSoon');
    return { rows: await readFor(page, handling, afloat(db, now)) };
  }),
];

/** Vessels at sea with the same estimate that their own pages show. */
async function afloat(db: Db, now: Date) {
  const ships = await sailingNow(db, now, mostAfloat);
  const schedules = await schedulesOf(
    db,
    ships.map(({ imo }) => imo),
    now,
  );
  return ships.flatMap(({ imo, name }) => {
    const schedule = schedules.get(imo);
    const leg = schedule ? underWay(schedule, now) : null;
    if (!leg) return [];
    const { from, to, lon, lat } = leg;
    return [{ imo, name, from: from.port, to: to.port, arrival: to.time, lon, lat }];
  });
}

async function isSoon(db: Db): Promise<boolean> {
  return (await accessOf(db, page)) === 'soon';
}

function vesselOf(db: Db, imo: string) {
  return db
    .selectFrom('vessel')
    .select(['imo', 'name', 'type', 'flag', 'flagZh', 'flagEn', 'built', 'grossTonnage', 'nominalTeu'])
    .where('imo', '=', imo)
    .executeTakeFirst();
}
