import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table server_clock (id boolean primary key check (id), latest timestamptz not null)`.execute(
    db,
  );
}
