import { type Kysely, sql } from 'kysely';

/** Ports, carriers, vessels, sea routes, sailings and who subscribed to which route. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...places, ...sailings, ...tariffs, ...subscriptions]) {
    await sql.raw(statement).execute(db);
  }
}

const places = [
  `create table route_group (
    code text primary key,
    name_zh text not null,
    name_en text not null,
    position smallint not null
  )`,
  `create table port (
    code text primary key,
    locode text not null,
    name_zh text not null,
    name_en text not null,
    country_code text not null,
    country_zh text not null,
    country_en text not null,
    zone text not null,
    lat double precision not null,
    lon double precision not null,
    group_code text not null references route_group,
    sea_node text,
    container_port boolean not null,
    popularity integer not null default 0
  )`,
  // Every spelling a port is found by, folded by areas/harbour/terms.ts. Two-character Chinese words have no
  // trigram, so the index holds single characters and bigrams.
  `create table port_term (
    port_code text not null references port on delete cascade,
    term text not null,
    kind text not null check (kind in ('code', 'name', 'word')),
    grams text[] not null,
    primary key (port_code, term)
  )`,
  `create index port_term_prefix on port_term (term text_pattern_ops)`,
  `create index port_term_grams on port_term using gin (grams)`,
  `create table carrier (
    code text primary key,
    name_zh text not null,
    name_en text not null,
    alliance text,
    website text
  )`,
  `create table vessel (
    imo text primary key,
    name text not null,
    operator text not null references carrier,
    flag_zh text not null,
    flag_en text not null,
    built smallint,
    call_sign text,
    gross_tonnage integer,
    net_tonnage integer,
    deadweight integer,
    length double precision,
    width double precision,
    max_draft double precision,
    nominal_teu integer
  )`,
  `create table sea_route (
    id uuid primary key,
    origin text not null references port,
    destination text not null references port,
    group_code text not null references route_group,
    position smallint not null,
    reference_rank smallint,
    on_sale boolean not null default true,
    sample boolean not null,
    unique (origin, destination)
  )`,
  `create table sea_track (
    sea_route_id uuid not null references sea_route on delete cascade,
    transit_port text not null default '',
    nautical_miles integer not null,
    via text[] not null,
    lines jsonb not null,
    primary key (sea_route_id, transit_port)
  )`,
];

const sailings = [
  `create table sailing (
    id uuid primary key,
    sea_route_id uuid not null references sea_route,
    carrier_code text not null references carrier,
    vessel_name text not null,
    vessel_imo text references vessel,
    voyage text not null,
    week integer not null,
    departure timestamptz not null,
    arrival timestamptz not null,
    transit_days smallint not null,
    transit_port text references port,
    gate_open timestamptz,
    empty_pick_up timestamptz,
    closing timestamptz not null,
    vgm_cut_off timestamptz,
    customs_cut_off timestamptz,
    port_cut_off timestamptz not null,
    full_box_in timestamptz,
    manifest_cut_off timestamptz,
    currency text not null check (currency in ('USD', 'CNY', 'EUR')),
    price_gp20 bigint check (price_gp20 >= 0),
    price_gp40 bigint check (price_gp40 >= 0),
    price_hq40 bigint check (price_hq40 >= 0),
    demurrage_days smallint,
    detention_days smallint,
    remark_zh text not null default '',
    remark_en text not null default '',
    sample boolean not null,
    updated_at timestamptz not null,
    check (closing <= departure and port_cut_off <= departure and departure < arrival)
  )`,
  // Every read is for one week of a route. The included columns allow counting and pricing the weeks from the index
  // alone; the few rows of one week are sorted in memory.
  `create index sailing_lane_week on sailing (sea_route_id, week, departure, id)
    include (transit_days, transit_port, price_gp20, price_gp40, price_hq40, currency, updated_at)`,
];

const tariffs = [
  `create table surcharge (
    code text primary key,
    name_zh text not null,
    name_en text not null,
    basis text not null check (basis in ('CTN', 'BL', 'PCT')),
    side text not null check (side in ('freight', 'origin', 'destination')),
    position smallint not null
  )`,
  // Either amounts by box type, or a percentage of the ocean freight in hundredths of a percent.
  `create table surcharge_rate (
    sea_route_id uuid not null references sea_route on delete cascade,
    carrier_code text not null references carrier,
    code text not null references surcharge,
    currency text check (currency in ('USD', 'CNY', 'EUR')),
    amount_gp20 bigint,
    amount_gp40 bigint,
    amount_hq40 bigint,
    basis_points integer,
    primary key (sea_route_id, carrier_code, code),
    check ((basis_points is null) <> (currency is null))
  )`,
];

const subscriptions = [
  `create table subscription (
    tenant_id uuid not null,
    id uuid not null,
    kind text not null check (kind in ('trial', 'paid')),
    started_by uuid not null,
    started_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > started_at),
    primary key (tenant_id, id)
  )`,
  `create table subscription_route (
    tenant_id uuid not null,
    subscription_id uuid not null,
    sea_route_id uuid not null references sea_route,
    primary key (tenant_id, subscription_id, sea_route_id),
    foreign key (tenant_id, subscription_id) references subscription (tenant_id, id) on delete cascade
  )`,
  `create index subscription_route_lane on subscription_route (tenant_id, sea_route_id)`,
  // One trial per tenant, ever: with concurrent requests the primary key decides.
  `create table trial_claim (
    tenant_id uuid primary key,
    subscription_id uuid not null,
    claimed_at timestamptz not null
  )`,
];
