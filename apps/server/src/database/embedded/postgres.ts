import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../db.ts';
import { EmbeddedPostgresError, findBinaries, runAs } from './binaries.ts';
import { type Cluster, prepareCluster, writeSettings } from './cluster.ts';
import { lockFolder } from './lock.ts';

export interface EmbeddedPostgres {
  /** Reaches the database over its Unix socket. */
  url(database: string, role?: string): string;
  /** Process id of PostgreSQL's first process; changes when it was restarted. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Settings beyond the lean defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Seconds that PostgreSQL may take for each kind of shutdown before the next, harder one. */
  readonly stopSeconds?: number;
  /** Seconds that PostgreSQL may take to accept connections; recovery of a backup takes longer than a start. */
  readonly startSeconds?: number;
  /** Called when PostgreSQL has ended unexpectedly and is being started again. */
  onRestart?(exitCode: number | null): void;
}

/**
 * Between server and PostgreSQL runs a shell of one megabyte that reads from the server: when the server dies in any
 * way, its input ends and it stops PostgreSQL: orderly, then at once, which ends connections that hang and leaves the
 * rest to recovery, then by the kernel. The shell ends with PostgreSQL.
 */
const watch = `
  patience=$1
  shift
  exec 3<&0
  "$@" </dev/null 3<&- &
  postgres=$!
  ( cat <&3 >/dev/null
    kill -INT $postgres
    sleep $patience
    kill -QUIT $postgres
    # PostgreSQL itself kills after five seconds what does not end.
    sleep $((patience + 5))
    kill -KILL $postgres ) 2>/dev/null &
  watcher=$!
  exec 3<&-
  trap 'kill -INT $postgres' TERM INT
  wait $postgres
  code=$?
  kill $watcher 2>/dev/null
  exit $code`;

/** Starts PostgreSQL on a data folder that no other process uses, and keeps it running until stopped. */
export async function startEmbeddedPostgres(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const unlock = lockFolder(folder);
  try {
    const binaries = findBinaries();
    const cluster = await prepareCluster(binaries, folder);
    await endOrphan(cluster);
    return await keepRunning(binaries, cluster, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function keepRunning(
  binaries: string,
  cluster: Cluster,
  options: EmbeddedOptions,
  unlock: () => void,
): Promise<EmbeddedPostgres> {
  const settings = writeSettings(cluster, options.settings);
  let stopping = false;
  let child: ChildProcess;
  let lastWords = '';

  const launch = () => {
    child = spawn(
      '/bin/sh',
      [
        '-c',
        watch,
        'postgres',
        String(options.stopSeconds ?? 5),
        join(binaries, 'bin/postgres'),
        '-D',
        cluster.data,
        '-c',
        `config_file=${settings}`,
      ],
      {
        ...runAs,
        cwd: cluster.data,
        // Its own session: Ctrl-C reaches the server only, which drains before it stops the database.
        detached: true,
        env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    );
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-2000);
    });
    child.stdin?.on('error', () => {});
    child.on('exit', (code) => {
      if (stopping) return;
      options.onRestart?.(code);
      void pause(200).then(async () => {
        if (stopping) return;
        await endOrphan(cluster);
        launch();
      });
    });
  };

  const url = (database: string, role = 'fairway') =>
    `postgres://${role}@localhost/${database}?host=${encodeURIComponent(cluster.socket)}`;
  const stop = async () => {
    stopping = true;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    }
    if (cluster.socket.startsWith(join(tmpdir(), 'fairway-')))
      rmSync(cluster.socket, { recursive: true, force: true });
    unlock();
  };

  launch();
  try {
    await waitUntilReady(url('postgres'), options.startSeconds ?? 30, () =>
      child.exitCode === null ? undefined : lastWords,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: () => postmasterPid(cluster), stop };
}

/** Resolves once a connection is accepted. `failed` returns PostgreSQL's last output when it ended instead. */
async function waitUntilReady(url: string, seconds: number, failed: () => string | undefined): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const client = createClient(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      const words = failed();
      if (words !== undefined || Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `The embedded PostgreSQL did not start: ${words?.trim() || String(error)}`,
        );
      }
      await pause(20);
    }
  }
}

function postmasterPid({ data }: Cluster): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** Ends a PostgreSQL that outlived a killed server: we hold the folder's lock, so it can only be ours. */
async function endOrphan(cluster: Cluster): Promise<void> {
  const started = Date.now();
  for (let pid = postmasterPid(cluster); pid !== undefined; pid = postmasterPid(cluster)) {
    if (!isPostgres(pid)) return;
    const waited = Date.now() - started;
    process.kill(pid, waited > 10_000 ? 'SIGKILL' : waited > 2000 ? 'SIGQUIT' : 'SIGINT');
    await pause(50);
  }
}

/** A pid file can name a number that something else uses by now. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}
