import type { NamedWay } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { SurchargeRateTable } from '../tables.ts';

/** A surcharge as a carrier charges it on some routes, with its names. */
export interface TariffRate
  extends Pick<
    SurchargeRateTable,
    | 'carrierCode'
    | 'origin'
    | 'destination'
    | 'code'
    | 'basis'
    | 'side'
    | 'payable'
    | 'currency'
    | 'amountGp20'
    | 'amountGp40'
    | 'amountHq40'
    | 'basisPoints'
    | 'sample'
    | 'updatedAt'
  > {
  readonly way: NamedWay | null;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** Which surcharges are read: of routes between some ports, that hold on a day between two. */
export interface TariffQuery {
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** Left out, those of all carriers. */
  readonly carriers?: readonly string[];
  /** Days of departure at the port of loading. */
  readonly from: string;
  readonly to: string;
}

/** Surcharges in the order of the tariff. */
export async function findTariff(
  db: Db,
  { origins, destinations, carriers, from, to }: TariffQuery,
): Promise<TariffRate[]> {
  const ofCarriers: RawBuilder<unknown> = carriers
    ? sql`rate.carrier_code = any (${carriers}::text[])`
    : sql`true`;
  const { rows } = await sql<TariffRate>`
    select rate.carrier_code, rate.origin, rate.destination, rate.code, rate.basis, rate.side, rate.payable,
      rate.currency, rate.amount_gp20, rate.amount_gp40, rate.amount_hq40, rate.basis_points, rate.way, rate.sample,
      rate.updated_at,
      rate.valid_from::text as valid_from, rate.valid_to::text as valid_to,
      coalesce(nullif(rate.name_zh, ''), surcharge.name_zh, rate.code) as name_zh,
      coalesce(nullif(rate.name_en, ''), surcharge.name_en, rate.code) as name_en
    from surcharge_rate as rate left join surcharge on surcharge.code = rate.code
    where rate.origin = any (${[...origins, '']}::text[]) and rate.destination = any (${[...destinations, '']}::text[])
      and rate.valid_from <= ${to}::date and (rate.valid_to is null or rate.valid_to >= ${from}::date) and ${ofCarriers}
    order by surcharge.position, rate.code`.execute(db);
  return rows;
}
