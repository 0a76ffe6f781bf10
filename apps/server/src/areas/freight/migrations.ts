import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** A sailing of a lane is found by its voyage, which a file of sailings names. */
async function indexVoyages(db: Kysely<unknown>): Promise<void> {
  await sql`create index sailing_voyage on sailing (sea_route_id, voyage)`.execute(db);
}

export const migrations: readonly Migration[] = [{ name: '059_sailingVoyage', up: indexVoyages }];
