import { type Kysely, sql } from 'kysely';

// Tables found by a hash or a claim have no foreign key to `account`: they are spread by another key than the
// tenant, and a distributed PostgreSQL cannot check across. A row without its account opens nothing.
const statements = [
  sql`create table account (
    tenant_id uuid not null,
    id uuid not null,
    person_id uuid not null,
    account_type smallint not null check (account_type in (1, 2, 3)),
    member_status smallint not null default 1 check (member_status in (1, 2, 3)),
    name text not null,
    real_name text,
    nickname text,
    sex smallint not null default 0 check (sex in (0, 1, 2)),
    birthday date,
    avatar text,
    password_hash text,
    password_changed_at timestamptz,
    audit_status smallint not null default 0 check (audit_status between 0 and 3),
    personal_audit_status smallint not null default 0 check (personal_audit_status between 0 and 3),
    source smallint not null default 2 check (source in (1, 2)),
    created_at timestamptz not null,
    disabled_at timestamptz,
    primary key (tenant_id, id),
    check (account_type <> 3 or tenant_id = person_id)
  )`,
  sql`create index account_person on account (person_id)`,
  sql`create unique index account_one_personal on account (tenant_id) where account_type = 3`,
  sql`create table company (
    tenant_id uuid primary key,
    name text not null,
    created_at timestamptz not null
  )`,
  sql`create table claim (
    kind text not null check (kind in ('phone', 'email', 'username')),
    value text not null,
    tenant_id uuid not null,
    account_id uuid not null,
    created_at timestamptz not null,
    primary key (kind, value)
  )`,
  sql`create index claim_account on claim (account_id)`,
  sql`create table session (
    id uuid primary key,
    token_hash bytea not null unique,
    tenant_id uuid not null,
    account_id uuid not null,
    key_id text not null,
    visitor_id uuid not null,
    device_kind text not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in ('logout', 'forcedOffline', 'passwordChanged', 'expired', 'switched')),
    ended_by_device text,
    check ((ended_at is null) = (end_reason is null))
  )`,
  // One live session per account; the database enforces it.
  sql`create unique index session_one_live on session (account_id) where ended_at is null`,
  sql`create table verify_code (
    target_hash bytea not null,
    purpose text not null,
    code_hash bytea not null,
    attempts smallint not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    spent_at timestamptz,
    primary key (target_hash, purpose)
  )`,
  sql`create index verify_code_expires_at on verify_code (expires_at)`,
  sql`create table force_ticket (
    ticket_hash bytea primary key,
    tenant_id uuid not null,
    account_id uuid not null,
    key_id text not null,
    session_id uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index force_ticket_account on force_ticket (account_id)`,
  sql`create index force_ticket_expires_at on force_ticket (expires_at)`,
  sql`create table login_failure (
    kind text not null check (kind in ('password', 'code')),
    subject_hash bytea not null,
    failures integer not null,
    started_at timestamptz not null,
    wait_until timestamptz,
    primary key (kind, subject_hash)
  )`,
  sql`create index login_failure_started_at on login_failure (started_at)`,
  sql`create table known_device (
    tenant_id uuid not null,
    account_id uuid not null,
    visitor_id uuid not null,
    last_login_at timestamptz not null,
    primary key (tenant_id, account_id, visitor_id)
  )`,
];

/** Creates the tables of accounts, their login names and their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
