import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `create table company_log (
    tenant_id uuid not null,
    id uuid not null,
    at timestamptz not null,
    account_id uuid not null,
    by_name text not null,
    action text not null,
    about text not null check (about in ('department', 'employee', 'seat')),
    subject_id uuid not null,
    subject_name text not null,
    from_text text,
    to_text text,
    primary key (tenant_id, id)
  )`,
  `create index company_log_at on company_log (tenant_id, at desc, id desc)`,
  `create index company_log_subject on company_log (tenant_id, subject_id, at desc)`,
];

/** The log of changes in a company. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '031_companyLog', up }];
