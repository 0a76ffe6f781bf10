import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sample_fill (
    part text primary key,
    begun_at timestamptz not null,
    done_at timestamptz
  )`.execute(db);
}
