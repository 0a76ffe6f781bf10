import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** The last person who changed a page's access, and when. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table page_access
      add column changed_at timestamptz,
      add column changed_by uuid references staff`.execute(db);
}

export const migrations: readonly Migration[] = [{ name: '052_pageAccess', up }];
