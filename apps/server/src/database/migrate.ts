import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import type { Migration } from './migrations/index.ts';

/** Brings the database to the newest tables. Any number of servers may do so at once: one works, the others wait. */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await refuseUnfit(db);
  const migrator = new Migrator({
    db,
    // Each area counts its own: a new one may come before another's.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () => Object.fromEntries(migrations.map(({ name, up }) => [name, { up }])),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** A PostgreSQL that Fairway cannot work with; the message names the requirement. */
export class UnfitDatabaseError extends Error {
  override readonly name = 'UnfitDatabaseError';
}

/**
 * Chinese search terms need UTF-8 and a character type that knows letters beyond ASCII, where `C` finds none;
 * names in the order that readers of a language expect need ICU.
 */
async function refuseUnfit(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ encoding: string; knows: boolean; icu: boolean; version: number }>`
    select current_setting('server_encoding') as encoding,
           '上' ~ '^[[:alnum:]]$' as knows,
           exists (select 1 from pg_collation where collname = 'zh-x-icu') as icu,
           current_setting('server_version_num')::int / 10000 as version`.execute(db);
  const properties = rows[0];
  if (properties?.encoding !== 'UTF8' || !properties.knows) {
    throw new UnfitDatabaseError(
      'The database must have encoding UTF8 and a UTF-8 ctype such as C.UTF-8. Create it anew: create database fairway template template0 encoding UTF8 lc_ctype "C.UTF-8";',
    );
  }
  if (!properties.icu) {
    throw new UnfitDatabaseError(
      'The database has no collation zh-x-icu: PostgreSQL must be built with ICU, as the packages of postgresql.org are.',
    );
  }
  if (properties.version < 15)
    throw new UnfitDatabaseError(`PostgreSQL ${properties.version} is too old: 15 or newer is needed.`);
}
