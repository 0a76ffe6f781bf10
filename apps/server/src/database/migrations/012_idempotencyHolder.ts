import { type Kysely, sql } from 'kysely';

/** Which request works under an idempotency key, so that one that was taken over can no longer commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_record add column holder uuid`.execute(db);
}
