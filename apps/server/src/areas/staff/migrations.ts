import { type Kysely, sql } from 'kysely';
import { type Migration, migration } from '../../database/migrations/index.ts';

const statements = [
  `create table staff (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    name text not null,
    roles text[] not null
      check (roles <@ array['admin', 'reviewer', 'editor', 'pricing', 'finance']),
    password_hash text,
    totp_secret bytea,
    totp_step bigint,
    created_at timestamptz not null,
    blocked_at timestamptz,
    -- A second factor is enrolled after the password, and goes with it.
    check (totp_secret is null or password_hash is not null)
  )`,
  `create table staff_invitation (
    link_hash bytea primary key,
    staff_id uuid not null unique references staff,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table staff_login (
    ticket_hash bytea primary key,
    staff_id uuid not null references staff,
    key_id text not null,
    enrol_secret bytea,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index staff_login_staff on staff_login (staff_id)`,
  `create index staff_login_expires_at on staff_login (expires_at)`,
  `create table staff_session (
    id uuid primary key,
    token_hash bytea not null unique,
    staff_id uuid not null references staff,
    key_id text not null,
    visitor_id uuid not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in ('logout', 'replaced', 'rightsChanged')),
    check ((ended_at is null) = (end_reason is null))
  )`,
  `create unique index staff_session_one_live on staff_session (staff_id) where ended_at is null`,
  `create index staff_session_device on staff_session (staff_id, visitor_id)`,
];

/** The company's own people: how they log in, and their sessions. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '014_staff', up },
  migration(
    '100_staffOidc',
    `alter table staff add column oidc_issuer text, add column oidc_subject text,
      add column password_until timestamptz,
      add constraint staff_oidc_check check ((oidc_issuer is null) = (oidc_subject is null))`,
    `create unique index staff_oidc on staff (oidc_issuer, oidc_subject)`,
  ),
];
