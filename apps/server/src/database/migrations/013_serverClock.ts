import { type Kysely, sql } from 'kysely';

export interface ClockTables {
  serverClock: ServerClockTable;
}

/** How late it has been on any server: one row. */
interface ServerClockTable {
  id: true;
  latest: Date;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table server_clock (id boolean primary key check (id), latest timestamptz not null)`.execute(
    db,
  );
}
