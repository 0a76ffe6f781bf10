import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** Actions of accounts, counted by day. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table daily_count (
        tenant_id uuid not null,
        account_id uuid not null,
        day date not null,
        what text not null check (what in ('search', 'detail', 'attention', 'collection')),
        origin text not null,
        destination text not null,
        count integer not null check (count > 0),
        last_at timestamptz not null,
        primary key (tenant_id, account_id, day, what, origin, destination),
        foreign key (tenant_id, account_id) references account (tenant_id, id)
      )`,
    )
    .execute(db);
  await sql.raw('create index daily_count_day on daily_count (day)').execute(db);
}

export const migrations: readonly Migration[] = [{ name: '041_dailyCount', up }];
