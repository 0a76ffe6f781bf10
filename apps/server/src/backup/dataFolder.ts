import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../database/embedded/lock.ts';
import type { Settings } from '../settings.ts';
import { type ArchiveEntry, contentOf } from './fileArchive.ts';

/** The folders of a backup. */
export const parts = { database: 'postgres', files: 'files', keys: 'keys', dump: 'database.dump' } as const;

/** Small files of the data folder without which the rest cannot be read. */
export const keyNames = ['secret', 'papers.keys'];

/** The folder of uploaded files; null with an object store. */
export function filesFolder(settings: Pick<Settings, 'files' | 'dataFolder'>): string | null {
  if (settings.files.service === 's3') return null;
  return settings.files.folder ?? join(settings.dataFolder, 'files');
}

/** PostgreSQL's own files of a data folder, which a note names where they are elsewhere. */
export function clusterData(dataFolder: string): string {
  const note = join(dataFolder, 'postgres-folder');
  return join(existsSync(note) ? readFileSync(note, 'utf8').trim() : dataFolder, 'postgres');
}

/**
 * Address of a PostgreSQL that runs on a cluster's folder, as it wrote it down; null if none does. A machine that lost its
 * power leaves the note of a process that is gone.
 */
export async function runningUrl(data: string): Promise<((database: string) => string) | null> {
  const note = join(data, 'postmaster.pid');
  if (!existsSync(note)) return null;
  const lines = (await readFile(note, 'utf8')).split('\n');
  const [pid, , , , socket] = lines;
  if (!socket || !isAlive(Number(pid))) return null;
  return (database) => `postgres://fairway@localhost/${database}?host=${encodeURIComponent(socket)}`;
}

/** Files that PostgreSQL recreates at each start, or restores from its log of writes. */
const transient = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const unwanted = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|.*\.part)$/;

/** Returns the files of a running cluster, unchanged: its log of writes makes them consistent. */
export async function* clusterEntries(data: string): AsyncGenerator<ArchiveEntry> {
  yield* entriesOf(data, parts.database, (path) => transient.has(path));
}

/** Files of a folder that were not returned before; `copiedPaths` records them. */
export async function* newFiles(folder: string, copiedPaths: Set<string>): AsyncGenerator<ArchiveEntry> {
  if (!existsSync(folder)) return;
  for await (const entry of entriesOf(folder, parts.files, () => false)) {
    if (copiedPaths.has(entry.path)) continue;
    copiedPaths.add(entry.path);
    yield entry;
  }
}

export async function* keyEntries(dataFolder: string): AsyncGenerator<ArchiveEntry> {
  for (const name of keyNames) {
    const path = join(dataFolder, name);
    if (existsSync(path)) yield { path: `${parts.keys}/${name}`, mode: 0o600, content: contentOf(path) };
  }
}

/**
 * Yields the entries below a folder, each folder before its content; for a folder that matches `isEmptied` only the
 * folder itself.
 */
async function* entriesOf(
  folder: string,
  under: string,
  isEmptied: (path: string) => boolean,
  at = '',
): AsyncGenerator<ArchiveEntry> {
  const items = await readdir(join(folder, at), { withFileTypes: true });
  for (const item of items.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (unwanted.test(item.name)) continue;
    const path = at === '' ? item.name : `${at}/${item.name}`;
    const info = await stat(join(folder, path)).catch(() => null);
    // Removed since it was listed; the log of writes contains the removal.
    if (info === null) continue;
    const entry = { path: `${under}/${path}`, mode: info.mode & 0o777 };
    if (info.isFile()) yield { ...entry, content: contentOf(join(folder, path)) };
    if (!info.isDirectory()) continue;
    yield entry;
    if (!isEmptied(path)) yield* entriesOf(folder, under, isEmptied, path);
  }
}
