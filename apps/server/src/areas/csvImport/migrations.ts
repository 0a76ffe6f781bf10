import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `create table csv_import (
    id uuid primary key,
    kind text not null check (kind in ('fuel', 'hs')),
    file_name text not null,
    staff_id uuid not null references staff,
    checked_at timestamptz not null,
    done_at timestamptz,
    report jsonb not null
  )`,
  `create index csv_import_kind on csv_import (kind, checked_at desc)`,
  `create table csv_import_line (
    import_id uuid not null references csv_import on delete cascade,
    line integer not null,
    key text not null,
    entry jsonb not null,
    primary key (import_id, line),
    unique (import_id, key)
  )`,
];

/** Imported files, and their lines until the import is done. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Imports of sailings. */
async function addSailings(db: Kysely<unknown>): Promise<void> {
  await sql`alter table csv_import drop constraint csv_import_kind_check,
    add constraint csv_import_kind_check check (kind in ('sailings', 'fuel', 'hs'))`.execute(db);
}

/** Imports of surcharges. */
async function addSurcharges(db: Kysely<unknown>): Promise<void> {
  await sql`alter table csv_import drop constraint csv_import_kind_check,
    add constraint csv_import_kind_check check (kind in ('sailings', 'surcharges', 'fuel', 'hs'))`.execute(
    db,
  );
}

/** Imports of exchange rates. */
async function addExchange(db: Kysely<unknown>): Promise<void> {
  await sql`alter table csv_import drop constraint csv_import_kind_check,
    add constraint csv_import_kind_check check (kind in ('sailings', 'surcharges', 'exchange', 'fuel', 'hs'))`.execute(
    db,
  );
}

/** Imports of tariffs for demurrage, detention and storage. */
async function addDemurrage(db: Kysely<unknown>): Promise<void> {
  await sql`alter table csv_import drop constraint csv_import_kind_check,
    add constraint csv_import_kind_check
      check (kind in ('sailings', 'surcharges', 'demurrage', 'exchange', 'fuel', 'hs'))`.execute(db);
}

const priceFiles = [
  `alter table csv_import add column undone_at timestamptz`,
  // The sailings that an import wrote, as they were before it; null of a new one. Undo reads it.
  `create table csv_import_former (
    import_id uuid not null references csv_import on delete cascade,
    sailing_id uuid not null,
    former jsonb,
    number bigint generated always as identity,
    primary key (sailing_id, import_id)
  )`,
  `create index csv_import_former_import on csv_import_former (import_id)`,
  `create table import_layout (
    sender text primary key,
    headings text not null,
    layout jsonb not null,
    updated_at timestamptz not null
  )`,
  `create index import_layout_headings on import_layout (headings, updated_at desc)`,
];

/** Price files in carriers' own layouts, and undo of imports. */
async function addPriceFiles(db: Kysely<unknown>): Promise<void> {
  for (const statement of priceFiles) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '054_csvImport', up },
  { name: '058_csvSailings', up: addSailings },
  { name: '060_csvSurcharges', up: addSurcharges },
  { name: '091_csvExchange', up: addExchange },
  { name: '101_csvDemurrage', up: addDemurrage },
  { name: '109_priceFiles', up: addPriceFiles },
];
