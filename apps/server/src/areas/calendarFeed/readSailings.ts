import { dayMs } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { portsByCode } from '../harbour/index.ts';
import { formerTimesOf, timeFields } from '../sailingHistory/index.ts';
import { type EventContext, sailingEvents } from './events/sailingEvents.ts';
import type { CalendarEvent } from './events/writeCalendar.ts';

/** Sailings in one feed. */
const mostSailings = 200;
/** Days for which a sailing stays in the feed of its route after its departure. */
const daysAfterDeparture = 30;

function sailings(db: Db) {
  return db
    .selectFrom('sailing')
    .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
    .innerJoin('carrier', 'carrier.code', 'sailing.carrierCode')
    .select(timeFields.map((field) => `sailing.${field}` as const))
    .select(['sailing.id', 'sailing.seaRouteId', 'vesselName', 'voyage', 'sailing.updatedAt'])
    .select(['seaRoute.origin', 'seaRoute.destination'])
    .select(['carrier.nameZh as carrierZh', 'carrier.nameEn as carrierEn']);
}
export type CalendarSailing = Awaited<ReturnType<ReturnType<typeof sailings>['executeTakeFirstOrThrow']>>;

/** One sailing; undefined for an unknown id. */
export function findSailing(db: Db, id: string): Promise<CalendarSailing | undefined> {
  return sailings(db).where('sailing.id', '=', id).executeTakeFirst();
}

/** The sailings of a route from thirty days ago on, the first to leave first. */
export function sailingsOf(db: Db, seaRouteId: string, now: Date): Promise<CalendarSailing[]> {
  return sailings(db)
    .where('sailing.seaRouteId', '=', seaRouteId)
    .where('sailing.departure', '>', new Date(now.getTime() - daysAfterDeparture * dayMs))
    .orderBy('sailing.departure')
    .orderBy('sailing.id')
    .limit(mostSailings)
    .execute();
}

/** Returns both ports of a route with their zones; undefined if one is unknown. */
export async function lanePorts(db: Db, lane: { readonly origin: string; readonly destination: string }) {
  const ports = await portsByCode(db, [lane.origin, lane.destination]);
  const [origin, destination] = [ports.get(lane.origin), ports.get(lane.destination)];
  return origin && destination ? { origin, destination } : undefined;
}

/** The events of some sailings of one route, with the former times of what moved. */
export async function eventsOf(
  db: Db,
  rows: readonly CalendarSailing[],
  context: EventContext,
): Promise<CalendarEvent[]> {
  const former = await formerTimesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((sailing) => sailingEvents(sailing, former.get(sailing.id) ?? [], context));
}
