import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { type LanePrices, priceColumns } from './farPrice.ts';
import type { PriceLine } from './priceLine.ts';

/** The median price of each box on the routes of lines, over the sailings to come. */
export async function lanePrices(db: Db, lines: readonly PriceLine[], now: Date): Promise<LanePrices> {
  const { rows } = await sql<{
    lane: string;
    priceGp20: number | null;
    priceGp40: number | null;
    priceHq40: number | null;
  }>`
    select concat_ws(' ', origin, destination, currency) as lane,
      percentile_cont(0.5) within group (order by price_gp20) as price_gp20,
      percentile_cont(0.5) within group (order by price_gp40) as price_gp40,
      percentile_cont(0.5) within group (order by price_hq40) as price_hq40
    from sailing join sea_route on sea_route.id = sailing.sea_route_id
    where origin = any(${lines.map(({ origin }) => origin)}::text[])
      and destination = any(${lines.map(({ destination }) => destination)}::text[])
      and departure > ${now}
    group by origin, destination, currency`.execute(db);
  const entries = rows.flatMap(({ lane, priceGp20, priceGp40, priceHq40 }) =>
    [priceGp20, priceGp40, priceHq40].flatMap((minor, index) =>
      minor === null ? [] : [[`${lane} ${priceColumns[index]}`, Number(minor) / 100] as const],
    ),
  );
  return new Map(entries);
}
