import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `create table data_export (
    ticket_hash bytea primary key,
    session_id uuid not null,
    tenant_id uuid not null,
    account_id uuid not null,
    expires_at timestamptz not null
  )`,
  `create table account_closing (
    tenant_id uuid primary key,
    account_id uuid not null,
    requested_at timestamptz not null,
    closes_at timestamptz not null,
    closed_at timestamptz
  )`,
  `create index account_closing_due on account_closing (closes_at) where closed_at is null`,
];

/** Requested copies, and accounts that are closing or closed. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '020_personalData', up }];
