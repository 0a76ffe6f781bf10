import { type Kysely, sql } from 'kysely';

/** Guesses of a code are counted separately: by unknown browsers, and by those with an earlier login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verify_code add column known_attempts smallint not null default 0`.execute(db);
}
