import { addDays, addWeeks, chinaDay, weekOfDay } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { canBeBooked } from '../encyclopedia/index.ts';

const cutOffDays = 3;

/**
 * The week in which most sailings can still be booked, by the calendar alone: cut-offs are about three days before
 * departure.
 */
export function usualWeek(now: Date): number {
  return weekOfDay(addDays(chinaDay(now), cutOffDays));
}

/**
 * The first week of each route with a sailing that can still be booked, as stored; the usual one without such a
 * sailing.
 */
export async function bookableWeeks(
  db: Db,
  seaRouteIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (seaRouteIds.length === 0) return new Map();
  const usual = usualWeek(now);
  // A subquery for each route, because Citus does not take a lateral join with a limit.
  const firstWeekOf = (id: string) => sql`(
    select sea_route_id as id, week from sailing
    where sea_route_id = ${id} and week >= ${addWeeks(usual, -2)} and ${canBeBooked(now)}
    order by week limit 1)`;
  const { rows } = await sql<{ id: string; week: number }>`
    ${sql.join(seaRouteIds.map(firstWeekOf), sql` union all `)}`.execute(db);
  const first = new Map(rows.map(({ id, week }) => [id, week]));
  return new Map(seaRouteIds.map((id) => [id, first.get(id) ?? usual]));
}

/** Returns the first week of a route with a sailing that can still be booked; the default week for a route without sailings. */
export async function bookableWeek(db: Db, seaRouteId: string | null, now: Date): Promise<number> {
  if (seaRouteId === null) return usualWeek(now);
  return (await bookableWeeks(db, [seaRouteId], now)).get(seaRouteId) ?? usualWeek(now);
}

/** Returns the most common week of some routes, the earlier one of two equally common. */
export function commonWeek(weeks: Iterable<number>, now: Date): number {
  const lanes = Map.groupBy(weeks, (week) => week);
  const [most] = [...lanes].sort(([a, those], [b, others]) => others.length - those.length || a - b);
  return most?.[0] ?? usualWeek(now);
}
