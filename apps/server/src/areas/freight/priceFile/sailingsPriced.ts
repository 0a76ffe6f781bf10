import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { SailingTable } from '../tables.ts';
import type { PriceLine } from './priceLine.ts';

/** Sailings of one line: a carrier sails a route once or twice a week, and a price holds for a quarter at most. */
const mostSailings = 100;

interface Row extends Selectable<SailingTable> {
  readonly place: number;
}

/** The stored sailings to come that each line without a vessel prices, by the index of the line. */
export async function sailingsPriced(
  db: Db,
  lines: readonly PriceLine[],
  now: Date,
): Promise<Map<number, Selectable<SailingTable>[]>> {
  const places = lines.flatMap(({ cells }, index) => (cells.vessel || cells.voyage ? [] : [index]));
  const column = (read: (line: PriceLine) => string | null | undefined) =>
    places.map((place) => (lines[place] && read(lines[place])) ?? null);
  const day = ({ cells }: PriceLine) => cells.departure?.slice(0, 10);
  const { rows } = await sql<Row & { readonly nth: number }>`
    select * from (
      select priced.place, sailing.*,
        row_number() over (partition by priced.place order by sailing.departure)::int as nth
      from unnest(${places}::int[], ${column(({ origin }) => origin)}::text[],
        ${column(({ destination }) => destination)}::text[], ${column(({ cells }) => cells.carrier)}::text[],
        ${column((line) => day(line) ?? line.validFrom)}::text[], ${column((line) => day(line) ?? line.validTo)}::text[])
        as priced (place, origin, destination, carrier, first_day, last_day)
      join sea_route on sea_route.origin = priced.origin and sea_route.destination = priced.destination
      join port on port.code = priced.origin
      join sailing on sailing.sea_route_id = sea_route.id and sailing.carrier_code = priced.carrier
        and sailing.departure > ${now} and priced.last_day is not null
        and (sailing.departure at time zone port.zone)::date <= priced.last_day::date
        and (priced.first_day is null or (sailing.departure at time zone port.zone)::date >= priced.first_day::date)
    ) as stored
    where nth <= ${mostSailings}
    order by place, departure`.execute(db);
  const sailings = new Map<number, Selectable<SailingTable>[]>();
  for (const { place, nth: _, ...sailing } of rows)
    sailings.set(place, [...(sailings.get(place) ?? []), sailing]);
  return sailings;
}
