import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runAs } from '../src/database/embedded/binaries.ts';

const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian).filter((name) => /^1[5-8]$/.test(name)) : [];
const installed = versions.filter((name) => existsSync(join(debian, name, 'bin/pg_basebackup'))).sort();

/** The folder of PostgreSQL's programs, and the programs in front of it; undefined where they are not installed. */
export const programs = {
  postgres: installed[0] && join(debian, installed[0], 'bin'),
  pgbouncer: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync),
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync),
  openssl: ['/usr/bin/openssl'].find(existsSync),
} as const;

export type Program = keyof typeof programs;

/** Whether any of the programs is missing here. If so, its test is skipped and `npm run test:operate` reports that. */
export const lacks = (...names: readonly Program[]) => names.some((name) => programs[name] === undefined);

/** The path of an installed program. */
export function programAt(name: Program): string {
  return programs[name] ?? `/nonexistent/${name}`;
}

/** A folder of those whom the programs run as, gone after the test. */
export function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `fairway-${name}-`));
  own(folder);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file that only whom the programs run as can read. */
export function writeOwn(path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 });
  own(path);
  return path;
}

export function own(path: string): void {
  if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.gid);
}

/** Runs a program to completion as an ordinary user and returns its output. */
export function runProgram(path: string, args: readonly string[], folder: string): string {
  return execFileSync(path, args, {
    ...runAs,
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface RunningProgram {
  readonly pid: number;
  /** Everything it printed. */
  printed(): string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program as an ordinary user; it is ended after the test. */
export function startProgram(path: string, args: readonly string[], folder: string): RunningProgram {
  const child = spawn(path, args, { ...runAs, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      text += part.toString();
    });
  }
  const end = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => end('SIGQUIT'));
  return { pid: child.pid ?? 0, printed: () => text, end };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
