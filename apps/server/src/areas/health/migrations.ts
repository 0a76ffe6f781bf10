import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** Which queues are worked on, which version of the drawn pages is current, and an index of what waits to be sent. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_progress (queue text primary key, at timestamptz not null)`.execute(db);
  await sql`
    create table page_version (id boolean primary key check (id), version bigint not null)`.execute(db);
  await sql`insert into page_version (id, version) values (true, 0)`.execute(db);
  await sql`
    create index outbox_message_waiting on outbox_message (created_at) where state = 'waiting'`.execute(db);
}

export const migrations: readonly Migration[] = [{ name: '090_health', up }];
