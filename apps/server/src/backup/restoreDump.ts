import { withClient } from '../database/db.ts';
import { BackupError } from './sealedStream.ts';
import { startTool } from './tools.ts';

/** Refuses a database that has tables. They are never dropped here: another database is made in a second. */
export async function refuseFullDatabase(url: string, setting: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query(
      "select count(*)::int as tables from pg_tables where schemaname !~ '^(pg_|information_schema$)'",
    ),
  );
  if (rows[0]?.tables > 0) {
    throw new BackupError(
      `The database of ${setting} has ${rows[0]?.tables} tables. Create an empty one next to it (create database fairway_restored template template0), set ${setting} to it, and restore again.`,
    );
  }
}

/** Restores a dump in one transaction: all of it, or nothing. */
export async function restoreDump(url: string, dump: string): Promise<void> {
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const { output, ended } = startTool(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--single-transaction', '--dbname', database, dump],
    url,
  );
  output.resume();
  await ended;
}
