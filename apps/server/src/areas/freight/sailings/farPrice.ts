import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { BadCell } from '../../../services/csv/csvTable.ts';
import type { PriceLine } from './priceLine.ts';
import type { SailingTexts } from './sailingRules.ts';

/** Our rule: a price that doubles or halves from one file to the next is more often a wrong column than a new price. */
const mostOfStored = 2;
/** Carriers of a route differ more than the prices of one sailing do. */
const mostOfUsual = 3;
const priceColumns = ['price_20gp', 'price_40gp', 'price_40hq'] as const;

/** Median prices in whole units, by `CNSHA DEHAM USD price_20gp`. */
export type LanePrices = ReadonlyMap<string, number>;

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

/** The first price of a line that is far from the stored one of its sailing, or without one from the usual one of its route. */
export function farPrice(
  { origin, destination, cells }: PriceLine,
  stored: SailingTexts,
  usual: LanePrices,
): BadCell | null {
  for (const column of priceColumns) {
    const price = Number(cells[column] ?? '');
    if (price === 0) continue;
    const former = stored.currency === cells.currency ? Number(stored[column] ?? '') : 0;
    const median = usual.get(`${origin} ${destination} ${cells.currency} ${column}`) ?? 0;
    const [base, most] = former > 0 ? [former, mostOfStored] : [median, mostOfUsual];
    if (base > 0 && (price > base * most || price < base / most))
      return { column, rule: 'farPrice', value: `${price} (${Math.round(base)})` };
  }
  return null;
}
