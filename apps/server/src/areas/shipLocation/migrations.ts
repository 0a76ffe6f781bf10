import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** What AIS last said of a ship: each question costs, so one answer serves everybody for a while. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table heard_position (
        imo text primary key,
        asked_at timestamptz not null,
        heard_at timestamptz,
        lon double precision,
        lat double precision,
        speed double precision,
        course double precision
      )`,
    )
    .execute(db);
}

export const migrations: readonly Migration[] = [{ name: '019_shipLocation', up }];
