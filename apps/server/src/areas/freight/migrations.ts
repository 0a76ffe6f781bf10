import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** Indexes the sailings of a route by voyage, which a file of sailings names. */
async function indexVoyages(db: Kysely<unknown>): Promise<void> {
  await sql`create index sailing_voyage on sailing (sea_route_id, voyage)`.execute(db);
}

const periods = [
  // A port's charge has no route, and a code that only one carrier uses is on no list.
  `alter table surcharge_rate
    drop constraint surcharge_rate_pkey,
    drop constraint surcharge_rate_code_fkey,
    add column origin text not null default '',
    add column destination text not null default '',
    add column valid_from date,
    add column valid_to date,
    add column name_zh text not null default '',
    add column name_en text not null default '',
    add column basis text check (basis in ('CTN', 'BL', 'PCT')),
    add column side text check (side in ('freight', 'origin', 'destination')),
    add column payable text check (payable in ('prepaid', 'collect')),
    add column sample boolean,
    add column updated_at timestamptz`,
  // Before this migration only the sample wrote here.
  `update surcharge_rate set
    origin = sea_route.origin,
    destination = sea_route.destination,
    valid_from = '2020-01-01',
    basis = surcharge.basis,
    side = surcharge.side,
    payable = case surcharge.side when 'destination' then 'collect' else 'prepaid' end,
    sample = true,
    updated_at = '2020-01-01T00:00:00Z'
    from sea_route, surcharge
    where sea_route.id = surcharge_rate.sea_route_id and surcharge.code = surcharge_rate.code`,
  `alter table surcharge_rate
    drop column sea_route_id,
    alter column valid_from set not null,
    alter column basis set not null,
    alter column side set not null,
    alter column payable set not null,
    alter column sample set not null,
    alter column updated_at set not null,
    add primary key (carrier_code, origin, destination, code, valid_from),
    add check (origin <> '' or destination <> ''),
    add check (valid_to >= valid_from)`,
];

/** Surcharges apply to a route or a port, and to sailings that leave between two days. */
async function addPeriods(db: Kysely<unknown>): Promise<void> {
  for (const statement of periods) await sql.raw(statement).execute(db);
}

/** The file that last recorded a surcharge; unknown for earlier ones. */
async function addFile(db: Kysely<unknown>): Promise<void> {
  await sql`alter table surcharge_rate add column csv_import_id uuid references csv_import`.execute(db);
}

/**
 * Days under way are the date of arrival minus the date of departure, each on its port's calendar. Until now they were
 * hours by 24, rounded.
 */
async function countTransitDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    update sailing set transit_days = counted.days
    from (
      select sailing.id, (arrival at time zone discharge.zone)::date - (departure at time zone loading.zone)::date as days
      from sailing
      join sea_route on sea_route.id = sailing.sea_route_id
      join port as loading on loading.code = sea_route.origin
      join port as discharge on discharge.code = sea_route.destination
    ) as counted
    where counted.id = sailing.id and sailing.transit_days <> counted.days`.execute(db);
}

/** The value of a unit of a currency in yuan on a day, by its source. */
async function addExchangeRates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchange_rate (
      currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'CNY'),
      day date not null,
      micro_yuan bigint not null check (micro_yuan > 0),
      source text not null,
      sample boolean not null,
      recorded_at timestamptz not null,
      primary key (currency, day)
    )`.execute(db);
}

/** The canal or cape of a sailing, where its carrier names it; otherwise it is estimated from the transit days. */
async function addWay(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sailing add column way text check (way in ('suez', 'cape', 'panama'))`.execute(db);
}

/** The way that a surcharge is for; it applies to no sailing by another one. */
async function addSurchargeWay(db: Kysely<unknown>): Promise<void> {
  await sql`alter table surcharge_rate add column way text`.execute(db);
  // Citus requires a separate statement for each constraint.
  await sql`alter table surcharge_rate add constraint surcharge_rate_way_check
    check (way in ('suez', 'cape', 'panama'))`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '059_sailingVoyage', up: indexVoyages },
  { name: '061_surchargePeriods', up: addPeriods },
  { name: '062_surchargeFile', up: addFile },
  { name: '071_transitDays', up: countTransitDays },
  { name: '091_exchangeRate', up: addExchangeRates },
  { name: '102_sailingWay', up: addWay },
  { name: '122_surchargeWay', up: addSurchargeWay },
];
