import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  // The watched numbers, and all reports on them: read and changed together.
  `create table tracking (
    tenant_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    kind text not null check (kind in ('bill', 'booking', 'container')),
    number text not null,
    carrier_code text,
    -- Whom to ask while nobody can tell whose it is.
    candidates text[] not null,
    state text not null default 'asking'
      check (state in ('asking', 'unknown', 'planned', 'sailing', 'arrived', 'done')),
    exception text check (exception in ('late', 'rolled', 'hold', 'away')),
    said jsonb not null default '[]',
    box_type text,
    boxes integer not null default 1,
    vessel_name text,
    vessel_imo text,
    voyage text,
    origin text,
    destination text,
    waiting_at text,
    planned_departure timestamptz,
    departure timestamptz,
    planned_arrival timestamptz,
    arrival timestamptz,
    -- The arrival that its watcher was last told of.
    told_arrival timestamptz,
    notify boolean not null default false,
    language text not null default 'zh' check (language in ('zh', 'en')),
    added_at timestamptz not null,
    sample boolean not null,
    primary key (tenant_id, id),
    unique (tenant_id, account_id, kind, number)
  )`,
  // A separate table, so that a poll without news updates a narrow row only.
  `create table tracking_poll (
    tenant_id uuid not null,
    tracking_id uuid not null,
    carrier_code text not null,
    next_ask_at timestamptz,
    asked_at timestamptz,
    failures integer not null default 0,
    refreshed_at timestamptz,
    primary key (tenant_id, tracking_id),
    foreign key (tenant_id, tracking_id) references tracking (tenant_id, id) on delete cascade
  )`,
  `create index tracking_poll_due on tracking_poll (carrier_code, next_ask_at) where next_ask_at is not null`,
  // The calls of each carrier used in the current minute, and the time until which it is not queried.
  `create table tracking_carrier (
    carrier_code text primary key,
    minute timestamptz not null,
    used integer not null,
    away_until timestamptz
  )`,
];

/** Creates the tables of watched numbers and of carrier polls. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Adds the number of containers that are ahead of their bill. */
async function upAhead(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tracking add column ahead_state text check (ahead_state in ('sailing', 'arrived', 'done')),
    add column ahead_count integer`.execute(db);
}

/** Counts the changes of a number, so that its watches are judged after each. */
async function upRevision(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tracking add column revision integer not null default 0`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '018_tracking', up },
  { name: '070_trackingAhead', up: upAhead },
  { name: '122_trackingRevision', up: upRevision },
];
