import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { clusterHome } from '../database/embedded/cluster.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import type { BlobStore } from '../services/files/blobStore.ts';
import type { Settings } from '../settings.ts';
import { type About, about, aboutName, type End, end, endName } from './about.ts';
import { clusterData, filesFolder, parts } from './dataFolder.ts';
import { syncFolder, unpack } from './fileArchive.ts';
import { objectStore, storeFiles } from './objectStore.ts';
import { type Proof, proveCluster, proveExternal, type RestoredFiles } from './prove.ts';
import { recoverTo } from './recover.ts';
import { refuseFullDatabase, restoreDump } from './restoreDump.ts';
import { BackupError, readSealed, unseal } from './sealedStream.ts';
import { backupsIn } from './storedBackups.ts';

export interface RestoreOptions {
  /** A backup file, or a folder whose newest backup is used. */
  readonly from: string;
  readonly key: Uint8Array | null;
  /** Moves existing data aside instead of refusing. */
  readonly replace: boolean;
  /** The archive of the log of writes: replayed after the backup, to its end or to an instant. */
  readonly archive: string | null;
  readonly until: Date | null;
  /** Reads and checks everything, and restores nothing. */
  readonly checkOnly: boolean;
  tell(line: string): void;
}

export interface Restored {
  readonly about: About;
  readonly end: End;
  /** Null where nothing was restored. */
  readonly proof: Proof | null;
}

/**
 * Restores a backup next to its target, starts PostgreSQL on it, counts its content, and only then moves it into place.
 * Existing data is not touched before that.
 */
export async function restoreBackup(settings: Settings, options: RestoreOptions): Promise<Restored> {
  const { dataFolder } = settings;
  const store = objectStore(settings);
  const path = await newestOf(options.from);
  if (!options.checkOnly && !options.replace) await refuseFullFolders(settings);
  if (!options.checkOnly) refuseRunning(dataFolder);
  await mkdir(dirname(dataFolder), { recursive: true });
  const draft = await mkdtemp(`${dataFolder}.restore-`);
  try {
    await chmod(draft, 0o755);
    options.tell(`Reading ${path}`);
    await unpack(unseal(readSealed(path), options.key), placing(draft));
    const head = v.parse(about, await json(join(draft, aboutName)));
    const tail = v.parse(end, await json(join(draft, endName)));
    if (options.checkOnly) return { about: head, end: tail, proof: null };
    refuseMismatch(settings, options, head, tail);
    for (const name of [aboutName, endName]) await rm(join(draft, name));
    const proof = await (head.kind === 'embedded'
      ? proveCluster({ folder: draft, store }, tail, options, await recoverTo(draft, options))
      : restoreExternal(settings, { folder: draft, store }, tail));
    if (store !== null) await moveFiles(store, join(draft, parts.files));
    // Once, at the end: the disk works while PostgreSQL counts.
    const folders = head.kind === 'embedded' ? [draft, clusterHome(draft)] : [draft];
    for (const folder of new Set(folders)) await syncFolder(folder);
    await putInPlace(settings, draft, options);
    return { about: head, end: tail, proof };
  } catch (error) {
    await rm(dirname(clusterData(draft)), { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function restoreExternal(settings: Settings, restored: RestoredFiles, tail: End): Promise<Proof> {
  const url = settings.directUrl ?? settings.databaseUrl ?? '';
  await refuseFullDatabase(url, settings.directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  const dump = join(restored.folder, parts.dump);
  await restoreDump(url, dump);
  await rm(dump);
  return proveExternal(url, restored, tail);
}

async function moveFiles(store: BlobStore, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await storeFiles(store, folder);
  await rm(folder, { recursive: true });
}

/** The newest backup of a folder, or the file itself. */
async function newestOf(from: string): Promise<string> {
  const info = await lstat(from).catch(() => null);
  if (info?.isFile()) return from;
  const newest = info?.isDirectory() ? (await backupsIn(from)).at(-1) : undefined;
  if (!newest)
    throw new BackupError(`There is no backup in ${from}. Name a file that ends in .backup, or its folder.`);
  return join(from, newest);
}

/** Maps paths of a backup. The database belongs to the user PostgreSQL runs as; the rest is as in the data folder. */
function placing(draft: string): (path: string) => string {
  return (path) => {
    if (path === parts.database || path.startsWith(`${parts.database}/`))
      return join(clusterHome(draft), path);
    return join(draft, path.startsWith(`${parts.keys}/`) ? path.slice(parts.keys.length + 1) : path);
  };
}

async function json(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupError(`The backup lacks ${basename(path)}. Take another backup.`);
  });
  return JSON.parse(text);
}

function refuseMismatch(
  { databaseUrl }: Settings,
  { archive, until }: RestoreOptions,
  head: About,
  tail: End,
): void {
  if (head.kind === 'embedded' && databaseUrl)
    throw new BackupError('This is a backup of the embedded PostgreSQL. Restore it without DATABASE_URL.');
  if (head.kind === 'external' && !databaseUrl)
    throw new BackupError(
      'This backup is a dump of another PostgreSQL. Set DATABASE_URL to an empty database to restore it into.',
    );
  if (archive === null && until === null) return;
  if (head.kind === 'external')
    throw new BackupError(
      'A dump cannot go on from an archive: use the tools of that PostgreSQL for another instant.',
    );
  if (until !== null && archive === null)
    throw new BackupError('For --until give --archive too: the folder that DATABASE_ARCHIVE named.');
  if (until !== null && until < new Date(tail.endedAt)) {
    throw new BackupError(`This backup ended at ${tail.endedAt}, after --until. Take an earlier backup.`);
  }
}

/** Reports whether a folder has files of a server, other than its lock file. */
async function isFull(folder: string): Promise<boolean> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.some((name) => name !== 'server.lock');
}

async function refuseFullFolders(settings: Settings): Promise<void> {
  const folders = [settings.dataFolder, filesFolder(settings)];
  for (const folder of folders) {
    if (folder === null || !(await isFull(folder))) continue;
    throw new BackupError(
      `${folder} is not empty. Restore into another folder by FAIRWAY_DATA, or give --replace, which moves it aside.`,
    );
  }
}

/** A server that runs on the folder holds its lock. */
function refuseRunning(dataFolder: string): void {
  if (existsSync(dataFolder)) lockFolder(dataFolder)();
}

/** Moves the draft to the server's folders, and the existing data aside. */
async function putInPlace(settings: Settings, draft: string, { tell }: RestoreOptions): Promise<void> {
  const { dataFolder } = settings;
  const files = filesFolder(settings);
  const aside = `.before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const moveAside = async (folder: string) => {
    if (!existsSync(folder)) return;
    const wasFull = await isFull(folder);
    await rename(folder, folder + aside);
    if (wasFull) tell(`What was in ${folder} is now in ${folder}${aside}`);
    else await rm(folder + aside, { recursive: true });
  };
  refuseRunning(dataFolder);
  if (files !== null && files !== join(dataFolder, 'files') && existsSync(join(draft, 'files'))) {
    await moveAside(files);
    await mkdir(dirname(files), { recursive: true });
    await rename(join(draft, 'files'), files);
  }
  await moveAside(dataFolder);
  await rename(draft, dataFolder);
}
