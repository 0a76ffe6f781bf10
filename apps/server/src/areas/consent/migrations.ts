import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** Consents of people: a row for each, which can be withdrawn but never changed otherwise. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table consent (
        id uuid primary key,
        tenant_id uuid,
        account_id uuid,
        kind text not null,
        version text not null,
        channel text not null,
        insurer_id uuid,
        request_no text,
        agreed_at timestamptz not null,
        withdrawn_at timestamptz check (withdrawn_at >= agreed_at),
        check ((tenant_id is null) = (account_id is null))
      )`,
    )
    .execute(db);
  await sql.raw(`create index consent_account on consent (tenant_id, account_id, agreed_at)`).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '064_consents', up }];
