import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const versions = [
  `create table sailing_version (
    id bigint generated always as identity primary key,
    sailing_id uuid not null,
    sea_route_id uuid not null,
    carrier_code text not null,
    vessel_name text not null,
    voyage text not null,
    kind text not null check (kind in ('added', 'changed', 'cancelled')),
    departure timestamptz not null,
    former jsonb not null,
    recorded_at timestamptz not null,
    csv_import_id uuid references csv_import,
    sample boolean not null
  )`,
  'create index sailing_version_sailing on sailing_version (sailing_id, id)',
  'create index sailing_version_route on sailing_version (sea_route_id, recorded_at)',
];

async function createVersions(db: Kysely<unknown>): Promise<void> {
  for (const statement of versions) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '092_sailingVersion', up: createVersions }];
