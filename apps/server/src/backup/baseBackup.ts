import { join } from 'node:path';
import type { Client } from 'pg';
import { createClient } from '../database/db.ts';
import { clusterEntries, parts } from './dataFolder.ts';
import { type ArchiveEntry, contentOf } from './fileArchive.ts';

/**
 * PostgreSQL's low-level backup of a running cluster: its files are copied during writes, and its log of writes from
 * the beginning to the end makes them consistent. A temporary slot keeps that log until it is copied. `before` yields
 * other files to copy while the database is running; the restored state is the one at the end.
 */
export async function* baseBackup(
  url: string,
  data: string,
  before: AsyncIterable<ArchiveEntry>,
): AsyncGenerator<ArchiveEntry> {
  const client = createClient(url);
  await client.connect();
  try {
    await client.query(
      "select pg_create_physical_replication_slot('fairway_backup_' || pg_backend_pid(), true, true)",
    );
    const first = await oneText(client, `select pg_walfile_name(pg_backup_start('fairway', true))`);
    yield* before;
    yield* clusterEntries(data);
    const { rows } = await client.query<{ lsn: string; label: string; map: string; last: string }>(
      `select lsn::text, labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as last
         from pg_backup_stop(wait_for_archive => false)`,
    );
    const [end] = rows;
    if (!end) throw new Error('pg_backup_stop gave nothing');
    yield textEntry(`${parts.database}/backup_label`, end.label);
    if (end.map) yield textEntry(`${parts.database}/tablespace_map`, end.map);
    yield* writtenBetween(client, data, first, end.last);
  } finally {
    await client.end();
  }
}

/** The segments of the log of writes from one to another. */
async function* writtenBetween(
  client: Client,
  data: string,
  first: string,
  last: string,
): AsyncGenerator<ArchiveEntry> {
  // The last one is complete once another is begun.
  await client.query('select pg_switch_wal()');
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_ls_waldir() where name between $1 and $2 and name ~ '^[0-9A-F]{24}$' order by name`,
    [first, last],
  );
  for (const { name } of rows) {
    yield {
      path: `${parts.database}/pg_wal/${name}`,
      mode: 0o600,
      content: contentOf(join(data, 'pg_wal', name)),
    };
  }
}

export function textEntry(path: string, text: string): ArchiveEntry {
  const content = async function* () {
    yield Buffer.from(text);
  };
  return { path, mode: 0o600, content: content() };
}

async function oneText(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  return String(rows[0]?.[0]);
}
