import { dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasNewPrice, oldPriceDays } from '../sailingHistory/index.ts';

/** Sailings that depart later are not measured: carriers publish them step by step. */
export const measuredDays = 56;
/** A newer measurement is not repeated, because it reads every sailing. */
const freshMs = 15 * 60_000;

/** Measures the coming sailings by carrier and by trade, unless that was done minutes ago. Safe to run twice at once. */
export async function measureDataQuality(db: Db, now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('dataQuality')
    .select(({ fn }) => fn.max('measuredAt').as('last'))
    .executeTakeFirstOrThrow();
  if (last !== null && now.getTime() - last.getTime() < freshMs) return;
  const until = new Date(now.getTime() + measuredDays * dayMs);
  const oldBefore = new Date(now.getTime() - oldPriceDays * dayMs);
  await db.transaction().execute(async (transaction) => {
    // Two statements, since a distributed database groups by one set only.
    for (const [scope, code] of [
      ['carrier', 'sailing.carrier_code'],
      ['trade', 'sea_route.group_code'],
    ] as const)
      await sql`
      insert into data_quality
      with priced as (
        select version.sea_route_id, version.sailing_id, source.sample, max(source.recorded_at) as priced_at
        from sailing_version as version join version_source as source on source.id = version.source_id
        where ${hasNewPrice}
        group by 1, 2, 3
      )
      select ${sql.lit(scope)}, ${sql.ref(code)},
        count(*),
        count(*) filter (where num_nulls(price_gp20, price_gp40, price_hq40) = 0),
        count(*) filter (where num_nonnulls(price_gp20, price_gp40, price_hq40) > 0
          and coalesce(priced_at, updated_at) < ${oldBefore}),
        count(*) filter (where num_nulls(vgm_cut_off, customs_cut_off) = 0),
        count(*) filter (where vessel.nominal_teu is not null),
        extract(epoch from ${now}::timestamptz - percentile_disc(0.5) within group (order by updated_at)) / 3600,
        max(updated_at), bool_or(sailing.sample), ${now}
      from sailing
      join sea_route on sea_route.id = sailing.sea_route_id
      left join vessel on vessel.imo = sailing.vessel_imo
      left join priced on priced.sea_route_id = sailing.sea_route_id and priced.sailing_id = sailing.id
        and priced.sample = sailing.sample
      where departure > ${now} and departure <= ${until}
      group by ${sql.ref(code)}
      on conflict (scope, code) do update set
        (sailings, priced, old_prices, cut_offs, vessels, median_hours, updated_at, sample, measured_at) =
        (excluded.sailings, excluded.priced, excluded.old_prices, excluded.cut_offs, excluded.vessels,
          excluded.median_hours, excluded.updated_at, excluded.sample, excluded.measured_at)`.execute(
        transaction,
      );
    // Carriers and trades without a coming sailing.
    await transaction.deleteFrom('dataQuality').where('measuredAt', '<', now).execute();
  });
}
