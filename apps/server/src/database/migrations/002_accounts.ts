import type { Kysely } from 'kysely';

export type AccountTables = object;

export async function up(_db: Kysely<unknown>): Promise<void> {}
