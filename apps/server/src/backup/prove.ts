import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../database/db.ts';
import type { EmbeddedPostgres } from '../database/embedded/postgres.ts';
import type { End } from './about.ts';
import { BackupError } from './sealedStream.ts';

/** Counts in a restored database. */
export interface Proof {
  readonly tables: number;
  readonly rows: number;
  readonly auditEntries: number;
  /** Files that rows name, and those of them that are not there. */
  readonly files: number;
  readonly missingFiles: number;
}

interface ProveOptions {
  readonly archive: string | null;
}

/** Reads every row of a restored cluster, compares the counts with the backup's, and stops it. */
export async function proveCluster(
  folder: string,
  tail: End,
  { archive }: ProveOptions,
  postgres: EmbeddedPostgres,
): Promise<Proof> {
  try {
    const most = archive === null ? tail.auditAfter : Number.POSITIVE_INFINITY;
    return await proven(postgres.url('fairway'), folder, { least: tail.auditBefore, most });
  } finally {
    await postgres.stop();
  }
}

export function proveExternal(url: string, folder: string, tail: End): Promise<Proof> {
  return proven(url, folder, { least: tail.auditBefore, most: tail.auditAfter });
}

async function proven(url: string, folder: string, audit: { least: number; most: number }): Promise<Proof> {
  const tables = await query<{ name: string }>(
    url,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'`,
  );
  let rows = 0;
  let auditEntries = 0;
  for (const { name } of tables) {
    const [counted] = await query<{ size: number }>(url, `select count(*)::float8 as size from ${name}`);
    rows += counted?.size ?? 0;
    if (name === 'audit_entry') auditEntries = counted?.size ?? 0;
  }
  if (auditEntries < audit.least || auditEntries > audit.most) {
    throw new BackupError(
      `The restored audit log has ${auditEntries} entries, and had ${audit.least} to ${audit.most} when it was backed up. Nothing was replaced; take another backup.`,
    );
  }
  return { tables: tables.length, rows, auditEntries, ...(await countFiles(url, folder, tables)) };
}

/** Files in their folder; those in a store of objects are not part of a backup. */
async function countFiles(url: string, folder: string, tables: readonly { name: string }[]) {
  const files = join(folder, 'files');
  const naming = ['file', 'news_picture', 'news_attachment'].filter((table) =>
    tables.some(({ name }) => name === table),
  );
  if (!existsSync(files) || naming.length === 0) return { files: 0, missingFiles: 0 };
  const keys = await query<{ key: string }>(
    url,
    naming
      .map((table) => `select blob_key as key from ${table} where stored_at is not null`)
      .join(' union all '),
  );
  const missing = keys.filter(({ key }) => !existsSync(join(files, key.slice(0, 2), key)));
  return { files: keys.length, missingFiles: missing.length };
}

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const client = createClient(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
