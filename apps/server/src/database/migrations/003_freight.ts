import type { Kysely } from 'kysely';

export type FreightTables = object;

export async function up(_db: Kysely<unknown>): Promise<void> {}
