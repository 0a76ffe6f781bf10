import type { DataOf } from '@fairway/gateway/contract/call';
import type { harbourInfo, ShipCall } from '@fairway/gateway/contract/harbourInfo';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { departureListing } from '@fairway/gateway/contract/listings/departures';
import { addDays, formatWeek, withoutShipPrefix } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listPage, listSql } from '../../database/listPage.ts';
import { routeIn } from '../../database/listTests.ts';
import { instantAt } from '../../time/zone.ts';
import {
  aheadOf,
  type DepartureRow,
  departureColumns,
  departureTables,
  toDeparture,
} from '../encyclopedia/index.ts';
import { findPort, longestTransit } from './portDetail.ts';

type Search = ListQuery<typeof departureListing> & {
  readonly code: string;
  readonly day?: string | undefined;
};

const portNames = ['code', 'name_zh', 'name_en'];
const foundBy = [
  ...['origin', 'destination', 'carrier'].flatMap((table) => portNames.map((column) => `${table}.${column}`)),
  'sailing.vessel_name',
  'sailing.voyage',
];

const clausesOf = (now: Date, { from, until }: { from: Date; until: Date }, code: string) =>
  listSql(departureListing, {
    sorts: { time: 'time', transit: 'transit_days' },
    ties: 'time, id',
    filters: {
      way: (value) =>
        value === 'departures'
          ? sql`sea_route.origin = ${code} and departure >= ${from} and departure < ${until}`
          : sql`sea_route.destination = ${code} and arrival >= ${from} and arrival < ${until}
              and departure >= ${now}::timestamptz - ${longestTransit} and departure < ${until}`,
    },
    keyword: (text) => routeIn(withoutShipPrefix(text), ...foundBy),
  });

type SailingRow = DepartureRow & { readonly week: number };

/**
 * Vessels that call at a port within the days ahead, or on one day in its time zone; undefined for an unknown port.
 */
export async function portCalls(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof harbourInfo.selectCalls> | undefined> {
  const port = await findPort(db, search.code);
  if (!port) return undefined;
  const span = spanOf(search.day, port.zone, now);
  const time = search.way === 'departures' ? sql`sailing.departure` : sql`sailing.arrival`;
  // A row is a ship on a voyage; sailings are read only for the rows of the page.
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = clausesOf(now, span, query.code)(query);
    const { rows } = await sql<{ sailings: string[]; total: number }>`
      select min(sailing.id::text) as id, ${time} as time, min(sailing.transit_days) as transit_days,
        array_agg(sailing.id::text) as sailings, ${total} as total
      from ${departureTables} where ${where}
      group by sailing.vessel_name, sailing.voyage, ${time} order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  const { rows, total } = await listPage(read, search);
  const { rows: sailings } = await sql<SailingRow>`
    select ${departureColumns}, sailing.week from ${departureTables}
    where sailing.id = any(${rows.flatMap((row) => row.sailings)}::uuid[])`.execute(db);
  const byId = new Map(sailings.map((row) => [row.id, row]));
  return {
    rows: rows.flatMap((row) =>
      shipCalls(
        row.sailings.flatMap((id) => byId.get(id) ?? []),
        search.way,
      ),
    ),
    total,
    page: search.page,
    limit: search.limit,
  };
}

/** The call of a ship by its sailings: each carrier and each port on the other side once; nothing without any. */
function shipCalls(rows: readonly SailingRow[], way: Search['way']): ShipCall[] {
  const sailings = rows
    .map((row) => ({ ...toDeparture(row), week: formatWeek(row.week) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const [first] = sailings;
  if (!first) return [];
  const leaving = way === 'departures';
  const ends = sailings.map(({ origin, destination, transitPort, departure, arrival, transitDays, week }) =>
    leaving
      ? { port: destination, transitPort, time: arrival, transitDays, week }
      : { port: origin, transitPort, time: departure, transitDays, week },
  );
  const { id, vessel, imo, voyage, departure, arrival, portCutOff } = first;
  return [
    {
      ...{ id, vessel, imo, voyage },
      time: leaving ? departure : arrival,
      portCutOff: leaving ? portCutOff : null,
      carriers: unique(sailings.map(({ carrier }) => carrier)),
      ends: [...new Map(ends.map((end) => [end.port.code, end])).values()].sort(
        (a, b) => a.transitDays - b.transitDays || (a.time.at < b.time.at ? -1 : 1),
      ),
    },
  ];
}

const unique = <Coded extends { readonly code: string }>(of: readonly Coded[]): Coded[] => [
  ...new Map(of.map((each) => [each.code, each])).values(),
];

function spanOf(day: string | undefined, zone: string, now: Date) {
  const upcomingSpan = { from: now, until: aheadOf(now) };
  if (day === undefined) return upcomingSpan;
  const start = instantAt(day, '00:00', zone);
  const end = instantAt(addDays(day, 1), '00:00', zone);
  // A sailing that has left today is useless.
  return {
    from: new Date(Math.max(Number(start), Number(now))),
    until: new Date(Math.min(Number(end), Number(upcomingSpan.until))),
  };
}
