import { addDays, addWeeks, weekOfDay, weeksFrom } from '@fairway/trade';
import { SeaLanes } from '../../areas/harbour/index.ts';
import type { Db } from '../../database/db.ts';
import { readPorts, readSeaGraph } from '../../facts/read.ts';
import { dayAt, instantAt } from '../../time/zone.ts';
import type { Lane } from '../trades/lanes.ts';
import { allServices } from '../trades/services.ts';
import { type SailingRow, sailingsOf } from './sailings.ts';
import { legsOf, type World } from './voyages.ts';

const home = 'Asia/Shanghai';
const weeksBefore = 2;
/** Routes that the home page quotes show a trend of twelve weeks, so their sailings reach further back. */
const trendWeeksBefore = 12;

/** The weeks to fill: of every route, and of the routes with a trend alone. */
export interface Gaps {
  readonly everyLane: ReadonlySet<number>;
  readonly trendOnly: ReadonlySet<number>;
}

/**
 * Finds the weeks around `now`, up to `weeksAfter` ahead, that hold no sailings yet. Weeks are filled whole, so one
 * sailing is enough.
 */
export async function findGaps(db: Db, now: Date, weeksAfter: number): Promise<Gaps> {
  const current = weekOfDay(dayAt(now, home));
  const first = addWeeks(current, -trendWeeksBefore);
  const filled = await db
    .selectFrom('sailing')
    .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
    .select((row) => ['sailing.week', row('seaRoute.referenceRank', 'is', null).as('plain')])
    .where('sailing.week', '>=', first)
    .distinct()
    .execute();
  const has = new Set(filled.map((row) => `${row.week} ${row.plain}`));
  const all = weeksFrom(addWeeks(current, -weeksBefore), weeksBefore + 1 + weeksAfter);
  const trend = weeksFrom(first, trendWeeksBefore - weeksBefore);
  return {
    everyLane: new Set(all.filter((week) => !has.has(`${week} true`))),
    trendOnly: new Set(trend.filter((week) => !has.has(`${week} false`))),
  };
}

export function readWorld(): World {
  const ports = new Map(readPorts().ports.map((port) => [port.code, port]));
  return {
    lanes: new SeaLanes(readSeaGraph()),
    port(code) {
      const port = ports.get(code);
      if (!port) throw new RangeError(`unknown port ${code}`);
      return port;
    },
  };
}

/** Returns every sample sailing that departs in the gaps, in reading order: by route and departure. */
export function sampleSailings(
  lanes: readonly Lane[],
  gaps: Gaps,
  world: World,
  updatedAt: Date,
): SailingRow[] {
  const laneOf = new Map(lanes.map((lane) => [lane.row.origin + lane.row.destination, lane.row]));
  const trends = new Set([...laneOf].flatMap(([ends, lane]) => (lane.referenceRank === null ? [] : ends)));
  const everyStart = startsOf(gaps.everyLane);
  const bothStarts = new Set([...everyStart, ...startsOf(gaps.trendOnly)]);
  const rows: SailingRow[] = [];
  for (const service of allServices(world)) {
    const inTrend = service.origins.some((from) => service.destinations.some((to) => trends.has(from + to)));
    for (const start of inTrend ? bothStarts : everyStart) {
      for (const leg of legsOf(service, start, world)) {
        const lane = laneOf.get(leg.origin.code + leg.destination.code);
        if (!lane) continue;
        const isReference = lane.referenceRank !== null && gaps.trendOnly.has(leg.week);
        if (isReference || gaps.everyLane.has(leg.week)) rows.push(...sailingsOf(leg, lane.id, updatedAt));
      }
    }
  }
  const order = new Map(lanes.map((lane, index) => [lane.row.id, index]));
  return rows.sort(
    (a, b) =>
      (order.get(a.seaRouteId) ?? 0) - (order.get(b.seaRouteId) ?? 0) ||
      Number(a.departure) - Number(b.departure),
  );
}

/** A rotation that starts late in one week calls at its later ports in the next. */
function startsOf(weeks: ReadonlySet<number>): Set<number> {
  return new Set([...weeks].flatMap((week) => [addWeeks(week, -2), addWeeks(week, -1), week]));
}

/** Returns the last update of prices: nine in the morning, China time. */
export function lastUpdate(now: Date): Date {
  const today = dayAt(now, home);
  const nine = instantAt(today, '09:00', home);
  return nine <= now ? nine : instantAt(addDays(today, -1), '09:00', home);
}
