import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReady, ready, startServerProcess } from '../../testing/process.ts';
import { createClient } from '../db.ts';
import { FolderInUseError, lockFolder } from './lock.ts';
import { startEmbeddedPostgres } from './postgres.ts';

/** Real servers are started, some with a new cluster, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairway-embedded-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await expect.poll(() => existsSync(join(folder, 'postgres/postmaster.pid')), isReady).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

const startProcess = () => startServerProcess({ folder, started: children });

async function query(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

describe('TRUST 49: two processes on one data folder', () => {
  it('TRUST 49: the second ends at once and names the pid of the first, which keeps running', async () => {
    const first = await startProcess();
    await ready(first);
    const second = await startProcess();
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(1);
    expect(second.output.error).toContain(`pid ${first.child.pid}`);
    expect(first.child.exitCode).toBeNull();
  });

  it('TRUST 49: a lock that a killed process left behind is taken over', () => {
    // No process has a number beyond the kernel's largest.
    writeFileSync(join(folder, 'server.lock'), '4999999 123');
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`pid ${process.pid}`);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('TRUST 49: a lock whose number now belongs to another process is taken over', () => {
    writeFileSync(join(folder, 'server.lock'), `${process.pid} 1`);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the embedded PostgreSQL', () => {
  it('keeps its rows, stops with a server that is killed, and starts again on the same folder', async () => {
    const killed = await startProcess();
    await ready(killed);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    const postgres = await startEmbeddedPostgres(folder);
    const { rows } = await query(postgres.url('fairway'), 'select count(*)::int as pages from page_access');
    expect(rows[0].pages).toBeGreaterThan(10);
    await postgres.stop();
  });

  it('is durable, knows Chinese letters, and listens on a socket in its folder only', async () => {
    const postgres = await startEmbeddedPostgres(folder);
    const { rows } = await query(
      postgres.url('postgres'),
      `select current_setting('fsync') as fsync,
      current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commit,
      current_setting('listen_addresses') as addresses, '上' ~ '^[[:alnum:]]$' as letters`,
    );
    expect(rows[0]).toEqual({ fsync: 'on', pages: 'on', commit: 'on', addresses: '', letters: true });
    await postgres.stop();
  });

  it('moves its socket to a short path when the folder has a long one', async () => {
    chmodSync(folder, 0o755);
    const deep = join(folder, 'a-folder-with-a-long-name'.repeat(4));
    const postgres = await startEmbeddedPostgres(deep);
    const socket = new URL(postgres.url('postgres')).searchParams.get('host') ?? '';
    expect(socket.length).toBeLessThan(90);
    await postgres.stop();
    expect(existsSync(socket)).toBe(false);
  });

  it('ends PostgreSQL in bounded time when one of its connections hangs', async () => {
    const postgres = await startEmbeddedPostgres(folder, { stopSeconds: 1 });
    const client = createClient(postgres.url('postgres'));
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    // It hears no signal but the last one of the kernel.
    process.kill(rows[0].pid, 'SIGSTOP');
    await postgres.stop();
    expect(postgres.pid()).toBeUndefined();
  });

  it('runs on a folder that its own user cannot reach, and finds its files again there', async () => {
    const closed = join(folder, 'home/fairway');
    mkdirSync(closed, { recursive: true });
    chmodSync(join(folder, 'home'), 0o700);
    const first = await startEmbeddedPostgres(closed);
    await query(first.url('postgres'), 'create table kept (id int)');
    await first.stop();
    const second = await startEmbeddedPostgres(closed);
    expect((await query(second.url('postgres'), 'select count(*)::int as rows from kept')).rows).toEqual([
      { rows: 0 },
    ]);
    await second.stop();
    const note = join(closed, 'postgres-folder');
    if (existsSync(note)) rmSync(readFileSync(note, 'utf8'), { recursive: true });
  });
});
