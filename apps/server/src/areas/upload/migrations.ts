import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** Papers are encrypted where they lie; the row names the key. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column sealed_by text`.execute(db);
}

export const migrations: readonly Migration[] = [{ name: '021_sealedFiles', up }];
