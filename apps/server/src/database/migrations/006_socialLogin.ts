import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table claim drop constraint claim_kind_check`,
  sql`alter table claim add constraint claim_kind_check
    check (kind in ('phone', 'email', 'username', 'weixin'))`,
  // One social account per account; the database enforces it.
  sql`create unique index claim_one_weixin on claim (account_id) where kind = 'weixin'`,
  sql`create table social_login (
    state_hash bytea primary key,
    key_id text not null,
    callback_path text not null,
    bind_phone_path text not null,
    step text not null default 'waiting'
      check (step in ('waiting', 'scanned', 'refused', 'expired', 'confirmed', 'used')),
    door text check (door in ('browser', 'phone')),
    social_id text,
    wxcode_hash bytea unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check ((step in ('confirmed', 'used')) = (social_id is not null and wxcode_hash is not null and door is not null))
  )`,
  sql`create index social_login_expires_at on social_login (expires_at)`,
  sql`create table sandbox_social_code (
    code_hash bytea primary key,
    social_id text not null,
    expires_at timestamptz not null
  )`,
];

/** Logins by a social app: the request, its requester, and its progress. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
