import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { compactVersions } from './versions/compactVersions.ts';

const versions = [
  `create table sailing_version (
    id bigint generated always as identity,
    sailing_id uuid not null,
    sea_route_id uuid not null,
    kind text not null check (kind in ('added', 'changed', 'cancelled')),
    carrier_code text,
    vessel_name text,
    voyage text,
    departure timestamptz,
    former jsonb not null,
    recorded_at timestamptz not null,
    csv_import_id uuid references csv_import,
    sample boolean not null,
    primary key (sailing_id, id),
    check (kind <> 'cancelled' or num_nonnulls(carrier_code, vessel_name, voyage, departure) = 4)
  )`,
  'create index sailing_version_route on sailing_version (sea_route_id, recorded_at)',
];

async function createVersions(db: Kysely<unknown>): Promise<void> {
  for (const statement of versions) await sql.raw(statement).execute(db);
}

async function createScores(db: Kysely<unknown>): Promise<void> {
  await sql`create table route_score (
    sea_route_id uuid primary key,
    counts jsonb not null,
    scored_at timestamptz not null
  )`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '092_sailingVersion', up: createVersions },
  { name: '118_routeScore', up: createScores },
  compactVersions,
];
