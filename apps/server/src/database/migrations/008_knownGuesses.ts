import { type Kysely, sql } from 'kysely';

/** Guesses of a code are counted apart: by strangers, and by browsers that the account knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verify_code add column known_attempts smallint not null default 0`.execute(db);
}
