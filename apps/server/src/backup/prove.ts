import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '../database/db.ts';
import type { EmbeddedPostgres } from '../database/embedded/postgres.ts';
import type { BlobStore } from '../services/files/blobStore.ts';
import type { End } from './about.ts';
import { parts } from './dataFolder.ts';
import { filePath, missingObjects, namedKeys } from './objectStore.ts';
import { BackupError } from './sealedStream.ts';

/** Counts in a restored database. */
export interface Proof {
  readonly tables: number;
  readonly rows: number;
  readonly auditEntries: number;
  /** Files that rows name, and the missing ones. */
  readonly files: number;
  readonly missingFiles: number;
}

/** The restored folder, and the object store of files if there is one. */
export interface RestoredFiles {
  readonly folder: string;
  readonly store: BlobStore | null;
}

/** Reads every row of a restored cluster, compares the counts with the backup's, and stops it. */
export async function proveCluster(
  restored: RestoredFiles,
  tail: End,
  { archive }: { readonly archive: string | null },
  postgres: EmbeddedPostgres,
): Promise<Proof> {
  try {
    const most = archive === null ? tail.auditAfter : Number.POSITIVE_INFINITY;
    return await proven(postgres.url('fairway'), restored, { least: tail.auditBefore, most });
  } finally {
    await postgres.stop();
  }
}

export function proveExternal(url: string, restored: RestoredFiles, tail: End): Promise<Proof> {
  return proven(url, restored, { least: tail.auditBefore, most: tail.auditAfter });
}

async function proven(
  url: string,
  { folder, store }: RestoredFiles,
  audit: { least: number; most: number },
): Promise<Proof> {
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
  return { tables: tables.length, rows, auditEntries, ...(await countFiles(url, folder, store)) };
}

/** Files of the restored folder, and those that the object store of the settings still has. */
async function countFiles(url: string, folder: string, store: BlobStore | null) {
  const keys = await namedKeys(url);
  const absent = keys.filter((key) => !existsSync(join(folder, parts.files, filePath(key))));
  const missing = store === null ? absent : await missingObjects(store, absent);
  return { files: keys.length, missingFiles: missing.length };
}

const query = <Row>(url: string, statement: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query(statement)).rows);
