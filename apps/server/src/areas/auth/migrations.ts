import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `alter table session add column browser text, add column system text, add column network text`,
  `alter table session drop constraint session_end_reason_check`,
  `alter table session add constraint session_end_reason_check check (end_reason in
    ('logout', 'forcedOffline', 'passwordChanged', 'expired', 'switched', 'ownerEnded', 'contactChanged'))`,
  `create table login_log (
    tenant_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    person_id uuid not null,
    at timestamptz not null,
    way text not null check (way in ('password', 'code', 'weixin', 'switch')),
    outcome text not null check (outcome in ('success', 'failure')),
    account_type smallint not null,
    device_kind text not null,
    browser text not null,
    system text not null,
    network text,
    primary key (tenant_id, id)
  )`,
  `create index login_log_person on login_log (person_id, at desc)`,
  `create index login_log_at on login_log (at)`,
];

/** Adds the origin of a session, and a log of every login that succeeded or failed. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '018_loginLog', up }];
