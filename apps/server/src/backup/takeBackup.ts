import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '../database/db.ts';
import { startEmbeddedPostgres } from '../database/embedded/postgres.ts';
import { root, type Settings } from '../settings.ts';
import { type About, aboutName, type End, endName } from './about.ts';
import { baseBackup, textEntry } from './baseBackup.ts';
import { clusterData, filesFolder, keyEntries, newFiles, parts, runningUrl } from './dataFolder.ts';
import { type ArchiveEntry, pack, syncPath } from './fileArchive.ts';
import { objectStore, storedObjects } from './objectStore.ts';
import { BackupError, seal } from './sealedStream.ts';
import { nameOfBackup } from './storedBackups.ts';
import { startTool } from './tools.ts';

export interface BackupOptions {
  /** The folder that backups are written to. */
  readonly to: string;
  readonly key: Uint8Array | null;
  now(): Date;
}

export interface TakenBackup {
  readonly path: string;
  readonly bytes: number;
  readonly files: number;
}

/** The connection to the database of a backup, and the copy method. */
interface Source {
  readonly kind: About['kind'];
  readonly url: string;
  copied(files: AsyncIterable<ArchiveEntry>): AsyncIterable<ArchiveEntry>;
  close(): Promise<void>;
}

/**
 * Writes database, files and keys into one file, whether the server runs or not. Files are copied before the instant
 * that the database is restored to, and those that arrived in between after it: every file that a row refers to is in
 * the backup.
 */
export async function takeBackup(settings: Settings, { to, key, now }: BackupOptions): Promise<TakenBackup> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const begunAt = now();
  const path = join(to, nameOfBackup(begunAt));
  if (existsSync(path)) throw new BackupError(`${path} is there already. Wait a second and start again.`);
  const source = await openSource(settings);
  const partial = `${path}.part`;
  try {
    const copiedPaths = new Set<string>();
    const entries = entriesOf(settings, source, copiedPaths, { begunAt, now });
    await writeSealed(seal(pack(entries), key), partial);
    await rename(partial, path);
    return { path, bytes: (await stat(path)).size, files: copiedPaths.size };
  } finally {
    await rm(partial, { force: true });
    await source.close();
  }
}

async function* entriesOf(
  settings: Settings,
  { kind, url, copied }: Source,
  copiedPaths: Set<string>,
  { begunAt, now }: { begunAt: Date; now(): Date },
): AsyncGenerator<ArchiveEntry> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [postgres, auditBefore] = await Promise.all([versionOf(url), auditSize(url)]);
  const head: About = { format: 1, fairway: String(version), kind, postgres, begunAt: begunAt.toISOString() };
  yield textEntry(aboutName, JSON.stringify(head));
  yield* keyEntries(settings.dataFolder);
  const folder = filesFolder(settings);
  const store = objectStore(settings);
  const files = () => {
    if (store !== null) return storedObjects(store, url, copiedPaths);
    return folder === null ? nothing() : newFiles(folder, copiedPaths);
  };
  yield* copied(files());
  const endedAt = now().toISOString();
  yield* files();
  const tail: End = { endedAt, auditBefore, auditAfter: await auditSize(url), files: copiedPaths.size };
  yield textEntry(endName, JSON.stringify(tail));
}

async function* nothing(): AsyncGenerator<ArchiveEntry> {}

async function openSource(settings: Settings): Promise<Source> {
  const { databaseUrl, directUrl = databaseUrl, dataFolder } = settings;
  if (directUrl)
    return {
      kind: 'external',
      url: directUrl,
      copied: (files) => dumped(directUrl, files),
      close: async () => {},
    };
  const data = clusterData(dataFolder);
  if (!existsSync(data))
    throw new BackupError(
      `There is no database in ${dataFolder}. Set FAIRWAY_DATA or DATABASE_URL as the server has them.`,
    );
  const running = await runningUrl(data);
  const own = running ? null : await startEmbeddedPostgres(dataFolder);
  const url = running ?? ((database: string) => own?.url(database) ?? '');
  return {
    kind: 'embedded',
    url: url('fairway'),
    copied: (files) => baseBackup(url('postgres'), data, files),
    close: async () => own?.stop(),
  };
}

/** A dump of another server's database, by its own tool. The files come first, and those of the end after it. */
async function* dumped(url: string, files: AsyncIterable<ArchiveEntry>): AsyncGenerator<ArchiveEntry> {
  yield* files;
  const { output, ended } = startTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', '--compress=1'],
    url,
  );
  const content = async function* (): AsyncGenerator<Buffer> {
    yield* output;
    await ended;
  };
  yield { path: parts.dump, mode: 0o600, content: content() };
}

async function writeSealed(sealed: AsyncIterable<Buffer>, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: 4 * 1024 * 1024 });
  const failed = once(file, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  for await (const piece of sealed) {
    if (!file.write(piece)) await Promise.race([once(file, 'drain'), failed]);
  }
  file.end();
  await Promise.race([once(file, 'finish'), failed]);
  await syncPath(path);
}

async function versionOf(url: string): Promise<number> {
  return oneNumber(url, "select current_setting('server_version_num')::int / 10000 as value");
}

/** Entries of the audit log; 0 of a database without tables. */
export async function auditSize(url: string): Promise<number> {
  const isThere = await oneNumber(url, "select count(to_regclass('audit_entry'))::int as value");
  return isThere === 0 ? 0 : oneNumber(url, 'select count(*)::int as value from audit_entry');
}

async function oneNumber(url: string, statement: string): Promise<number> {
  const { rows } = await withClient(url, (client) => client.query(statement));
  return Number(rows[0]?.value);
}
