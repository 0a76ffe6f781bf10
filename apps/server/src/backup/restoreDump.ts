import { createClient } from '../database/db.ts';
import { BackupError } from './sealedStream.ts';
import { startTool } from './tools.ts';

/** Refuses a database that has tables, unless they are to be replaced. */
export async function refuseFullDatabase(url: string, replace: boolean): Promise<void> {
  if (replace) return;
  const client = createClient(url);
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as tables from pg_tables where schemaname !~ '^(pg_|information_schema$)'",
    );
    if (rows[0]?.tables > 0) {
      throw new BackupError(
        `The database of DATABASE_URL has ${rows[0]?.tables} tables. Name an empty one, or give --replace, which drops them in the transaction that restores.`,
      );
    }
  } finally {
    await client.end();
  }
}

/** Restores a dump in one transaction: all of it, or nothing. */
export async function restoreDump(url: string, dump: string, replace: boolean): Promise<void> {
  const replacing = replace ? ['--clean', '--if-exists'] : [];
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const { output, ended } = startTool(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--single-transaction', ...replacing, '--dbname', database, dump],
    url,
  );
  output.resume();
  await ended;
}
