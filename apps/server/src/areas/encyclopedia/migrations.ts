import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { textIndexOn } from '../../database/textIndex.ts';

/** Tables of the encyclopedia: details of ports, carriers and ships, the Harmonized System, and laws by their articles. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...places, ...hs, ...laws]) await sql.raw(statement).execute(db);
}

const places = [
  // The loaded edition of each part of the facts; see facts/load.ts.
  `create table fact_load (
    part text primary key,
    fingerprint text not null
  )`,
  `alter table port
    add column aliases text[] not null default '{}',
    add column also_known_as text[] not null default '{}',
    add column intro_zh text not null default '',
    add column intro_en text not null default ''`,
  `alter table carrier
    add column seat_zh text,
    add column seat_en text,
    add column prefixes text[] not null default '{}',
    add column bill_pattern text not null default '',
    add column booking_pattern text not null default '',
    add column pattern_confidence text not null default 'low' check (pattern_confidence in ('high', 'medium', 'low')),
    add column intro_zh text not null default '',
    add column intro_en text not null default ''`,
  // The operator of a vessel of the registry is unknown; the carrier whose name it has is known.
  `alter table vessel
    alter column operator drop not null,
    add column type smallint not null default 3 check (type between 1 and 9),
    add column stated_type text,
    add column flag text,
    add column named_after text references carrier,
    add column folded text not null default ''`,
  `create index vessel_named_after on vessel (named_after)`,
  `create table flag (
    code text primary key,
    name_zh text not null,
    name_en text not null,
    ships integer not null
  )`,
  `create index sailing_departure on sailing (departure) include (sea_route_id, carrier_code, transit_port, transit_days)`,
  `create index sailing_carrier on sailing (carrier_code, departure)`,
  `create index sailing_vessel on sailing (vessel_imo, departure) where vessel_imo is not null`,
];

const hs = [
  `create table hs_item (
    code text primary key,
    level text not null check (level in ('section', 'chapter', 'heading', 'subheading', 'national')),
    parent text references hs_item,
    position integer not null,
    name_zh text,
    name_en text not null,
    heading_zh text,
    expired boolean not null default false,
    own_terms text not null,
    around_terms text not null
  )`,
  `create index hs_item_parent on hs_item (parent, position)`,
  `create table hs_national (
    code text primary key references hs_item on delete cascade,
    unit1 text,
    unit2 text,
    mfn double precision,
    general double precision,
    provisional double precision,
    export_duty double precision,
    rebate double precision,
    consumption double precision,
    vat double precision,
    supervision text not null,
    quarantine_import text not null,
    quarantine_export text not null,
    elements text[] not null,
    ciq jsonb not null,
    replaced_by text[] not null,
    checked text[] not null,
    illustrative boolean not null,
    source text not null,
    updated_on date not null
  )`,
  `create table hs_letter (
    kind text not null check (kind in ('supervision', 'quarantine')),
    letter text not null,
    name_zh text not null,
    name_en text not null,
    forbids boolean not null,
    primary key (kind, letter)
  )`,
];

const laws = [
  `create table regulation (
    slug text primary key,
    position smallint not null,
    kind text not null check (kind in ('law', 'regulation', 'interpretation', 'convention')),
    title_zh text not null,
    title_en text not null,
    version date,
    adopted smallint,
    in_force smallint,
    articles smallint not null,
    summary_zh text,
    summary_en text,
    note_zh text,
    note_en text,
    versions jsonb not null
  )`,
  `create table regulation_part (
    slug text not null references regulation on delete cascade,
    position smallint not null,
    kind text not null check (kind in ('chapter', 'section', 'preamble', 'article')),
    anchor text not null,
    label text not null,
    chapter text not null,
    body text not null,
    primary key (slug, position),
    unique (slug, anchor)
  )`,
];

/** Adds contacts of carriers, and laws that were replaced by another. */
async function upContacts(db: Kysely<unknown>): Promise<void> {
  for (const statement of contacts) await sql.raw(statement).execute(db);
}

const contacts = [
  `alter table carrier
    add column tracking text,
    add column phone text,
    add column fax text,
    add column email text,
    add column address text`,
  `create table regulation_moved (
    slug text primary key,
    target text not null references regulation on delete cascade,
    title_zh text not null,
    title_en text not null,
    note_zh text not null,
    note_en text not null
  )`,
];

/** Codes that staff import as a year's file. */
async function upImported(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hs_national add column imported boolean not null default false`.execute(db);
}

/** The goods that a code covers, beyond its name. */
async function upDescription(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hs_national add column description text`.execute(db);
}

/** A record whose source has no date has none either, instead of the day on which it was entered. */
async function upUndated(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hs_national alter column updated_on drop not null`.execute(db);
}

/** Everyday terms for the goods of a code, which seldom match the tariff. */
async function upEveryday(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hs_item add column everyday_terms text not null default ''`.execute(db);
}

/** Vessels are found by any part of their name and by the start of their number. */
async function upTextIndex(db: Kysely<unknown>): Promise<void> {
  await textIndexOn(db, 'vessel', 'folded');
  await sql`create index vessel_imo_start on vessel (imo text_pattern_ops)`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '017_encyclopedia', up },
  { name: '018_encyclopediaContacts', up: upContacts },
  { name: '053_tariffImports', up: upImported },
  { name: '065_tariffDescription', up: upDescription },
  { name: '073_tariffUndated', up: upUndated },
  { name: '081_everydayGoods', up: upEveryday },
  { name: '084_vesselIndex', up: upTextIndex },
];
