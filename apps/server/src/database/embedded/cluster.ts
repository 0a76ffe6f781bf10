import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, reachable, runAs } from './binaries.ts';

const run = promisify(execFile);

/** Longest path of a Unix socket that every system takes. */
const longestSocket = 103;
const socketName = '.s.PGSQL.5432';

/** Uses little memory and stays durable: fsync and full page writes are on. */
const clusterSettings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '48MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  // A backup of a running server needs it.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and values carry personal data: only what ends a connection or the server is logged.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

export interface Cluster {
  /** Folder with PostgreSQL's own files. */
  readonly data: string;
  /** Folder of its Unix socket. */
  readonly socket: string;
}

/** Finds the database files of a data folder, making them at first use, and a folder for the socket. */
export async function prepareCluster(binaries: string, folder: string): Promise<Cluster> {
  const home = clusterHome(folder);
  const data = join(home, 'postgres');
  if (!existsSync(data)) await initialise(binaries, home, data);
  return { data, socket: socketFolder(home) };
}

/**
 * Returns the database folder: in the data folder, or, when root's checkout is closed to everyone else, under /var/lib.
 * The place is recorded, so that it is found again after the checkout moved.
 */
export function clusterHome(folder: string): string {
  const note = join(folder, 'postgres-folder');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  if (reachable(dirname(folder))) {
    // Search permission is enough: the files in the folder keep their own modes.
    if (!reachable(folder)) chmodSync(folder, statSync(folder).mode | 0o011);
    return folder;
  }
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const home = join('/var/lib/fairway', name);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(note, home);
  return home;
}

async function initialise(binaries: string, home: string, data: string): Promise<void> {
  const draft = mkdtempSync(join(home, 'postgres-new-'));
  own(draft);
  const initdb = (locale: string) =>
    run(
      join(binaries, 'bin/initdb'),
      ['-D', draft, '-U', 'fairway', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`],
      { ...runAs, cwd: draft, env: { PATH: process.env.PATH ?? '' } },
    );
  try {
    // macOS has no C.UTF-8 before version 15.
    await initdb('C.UTF-8').catch(() => initdb('en_US.UTF-8'));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const message = (error as { stderr?: string }).stderr ?? String(error);
    throw new EmbeddedPostgresError(`The embedded PostgreSQL could not be set up: ${message.trim()}`);
  }
  // Complete or absent: a kill in between leaves an unused draft.
  renameSync(draft, data);
}

function socketFolder(home: string): string {
  const near = join(home, 'socket');
  if (join(near, socketName).length <= longestSocket) {
    mkdirSync(near, { recursive: true });
    own(near);
    return near;
  }
  const far = mkdtempSync(join(tmpdir(), 'fairway-'));
  own(far);
  return far;
}

/** Writes the settings to a separate file at each start, and returns its path. */
export function writeSettings(cluster: Cluster, more: Readonly<Record<string, string>> = {}): string {
  const settings = { ...clusterSettings, ...more, unix_socket_directories: cluster.socket };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  const file = join(cluster.data, 'fairway.conf');
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  return file;
}

/** Makes the user that PostgreSQL runs as the owner of a folder, without access for others. */
export function own(folder: string): void {
  chmodSync(folder, 0o700);
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
}
