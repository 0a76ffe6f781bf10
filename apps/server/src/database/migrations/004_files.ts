import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file (
      tenant_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      purpose text not null check (purpose in ('avatar', 'idCard', 'companyPaper', 'transferVoucher')),
      blob_key text not null unique,
      media_type text not null check (media_type in ('image/jpeg', 'image/png')),
      bytes integer not null,
      width integer not null,
      height integer not null,
      hand_over_id uuid,
      created_at timestamptz not null,
      stored_at timestamptz,
      used_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  // Links name a file by its id alone.
  await sql`create index file_id on file (id)`.execute(db);
  await sql`create index file_hand_over on file (tenant_id, hand_over_id) where hand_over_id is not null`.execute(
    db,
  );
  await sql`create index file_unused on file (created_at) where used_at is null`.execute(db);
  await sql`
    create table upload_hand_over (
      tenant_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      session_id uuid not null,
      purpose text not null check (purpose in ('avatar', 'idCard', 'companyPaper', 'transferVoucher')),
      max_files smallint not null default 1,
      ticket_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      opened_at timestamptz,
      ended_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index upload_hand_over_expires_at on upload_hand_over (expires_at)`.execute(db);
}
