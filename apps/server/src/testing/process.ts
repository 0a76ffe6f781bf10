import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { systemClock } from '../clock.ts';
import { createDb, createPool } from '../database/db.ts';
import { root } from '../settings.ts';
import { createTestClient } from './client.ts';
import type { Within } from './session.ts';

/** How long to wait until a process is ready. */
export const isReady = { timeout: 90_000, interval: 50 };

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Its output so far. */
  readonly output: { readonly out: string; readonly error: string };
}

export interface ServerProcessOptions {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The command; the server alone unless given. */
  readonly command?: readonly [string, ...string[]];
  readonly cwd?: string;
  /** Takes the process, so that a test that fails can end it. */
  readonly started: ChildProcess[];
}

const serverAlone = [
  process.execPath,
  '--conditions=@fairway/source',
  join(root, 'apps/server/src/main.mjs'),
] as const;

/** The server as it was started by `npm start` once all is built: watched over. */
export const watchedOver = [process.execPath, join(root, 'scripts/server.mjs')] as const;

/** A server in a separate process, with its own data folder and a free port. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { folder, command = serverAlone, started, cwd = root } = options;
  const port = await freePort();
  const settings = { FAIRWAY_DATA: folder, PORT: String(port), SAMPLE_DATA: 'no', DRAIN_SECONDS: '0' };
  const env = { ...process.env, ...settings, ...options.env };
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.error += chunk;
  });
  return { url: `http://127.0.0.1:${port}`, child, output };
}

/** Waits until a server reports that it is ready; if it ends instead, fails with its output. */
export async function ready({ child, output }: ServerProcess): Promise<void> {
  const signal = AbortSignal.timeout(isReady.timeout);
  while (!output.out.includes('is ready')) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended before it was ready: ${output.error}${output.out}`);
    await Promise.race([once(child.stdout, 'data', { signal }), once(child, 'exit', { signal })]);
  }
}

/** Resolves when a process has ended; one that already has reports it no more. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** The process that holds a data folder. */
export function holderOf(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'server.lock'), 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that has ended but was not waited for counts as ended.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Returns a free port below those that the kernel assigns to connections: one of theirs may be in use again before the
 * server takes it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return free ? port : freePort();
}

/** A server of another process from within, by its database and its secret; browsers reach it at `url`. */
export function within(
  url: string,
  databaseUrl: string,
  secret: Uint8Array,
): Within & { close(): Promise<void> } {
  const db = createDb(createPool({ connectionString: databaseUrl, size: 4 }));
  const client = () => createTestClient(url, systemClock);
  return { db, clock: systemClock, config: { secret }, client, close: () => db.destroy() };
}
