import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** Where readers ship from. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table reader_city (
        tenant_id uuid not null,
        account_id uuid not null,
        city text not null,
        chosen_at timestamptz not null,
        primary key (tenant_id, account_id),
        foreign key (tenant_id, account_id) references account (tenant_id, id)
      )`,
    )
    .execute(db);
}

export const migrations: readonly Migration[] = [{ name: '026_city', up }];
