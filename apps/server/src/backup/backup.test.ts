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
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../config.ts';
import { createDb, createPool } from '../database/db.ts';
import { startEmbeddedPostgres } from '../database/embedded/postgres.ts';
import { lanesOnOffer, manyOrders } from '../testing/orders.ts';
import { isReady, ready, startServerProcess, within } from '../testing/process.ts';
import { clusterData, runningUrl } from './dataFolder.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-backup-'));
chmodSync(folder, 0o755);
const source = join(folder, 'source');
const to = join(folder, 'backups');
const archive = join(folder, 'archive');
const key = Buffer.alloc(32, 7);
const started: ChildProcess[] = [];
const settingsOf = (name: string) => readSettings({ FAIRWAY_DATA: join(folder, name) });

const options: RestoreOptions = {
  from: to,
  key,
  replace: false,
  archive: null,
  until: null,
  checkOnly: false,
  tell: () => {},
};
const restore = (name: string, more: Partial<RestoreOptions> = {}) =>
  restoreBackup(settingsOf(name), { ...options, ...more });

/** The orders in a data folder that no server runs on. */
async function ordersIn(name: string): Promise<Set<string>> {
  const postgres = await startEmbeddedPostgres(join(folder, name));
  const db = createDb(createPool({ connectionString: postgres.url('fairway'), size: 1 }));
  const rows = await db.selectFrom('purchaseOrder').select('id').execute();
  await db.destroy();
  await postgres.stop();
  return new Set(rows.map(({ id }) => id));
}

const blob = 'ab'.repeat(16);
const before: string[] = [];
const during: string[] = [];
let afterwards = '';
let endedAt = new Date();

/** A server writes orders before, during and after its backup, and is killed. */
beforeAll(async () => {
  mkdirSync(join(source, 'files/ab'), { recursive: true });
  chmodSync(source, 0o755);
  writeFileSync(join(source, 'files/ab', blob), 'a picture');
  const server = await startServerProcess({ folder: source, started, env: { DATABASE_ARCHIVE: archive } });
  await ready(server);
  const url = await runningUrl(clusterData(source));
  const secret = readFileSync(join(source, 'secret'));
  const inside = within(server.url, url?.('fairway') ?? '', secret);
  const lanes = await lanesOnOffer(inside.db);
  const order = manyOrders(inside, lanes);
  const anOrder = async () => (await order()).id;
  for (let n = 0; n < 5; n += 1) before.push(await anOrder());
  let going = true;
  const writing = (async () => {
    while (going) during.push(await anOrder());
  })();
  await takeBackup(settingsOf('source'), { to, key, now: () => new Date() });
  going = false;
  await writing;
  endedAt = new Date();
  afterwards = await anOrder();
  // Another minute at most, and the archive has it by itself.
  const admin = createPool({ connectionString: url?.('postgres') ?? '', size: 1 });
  const { rows } = await admin.query('select pg_walfile_name(pg_switch_wal()) as last');
  await vi.waitFor(() => expect(existsSync(join(archive, `${rows[0]?.last}.gz`))).toBe(true), isReady);
  await admin.end();
  await inside.close();
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  await vi.waitFor(() => expect(existsSync(join(source, 'postgres/postmaster.pid'))).toBe(false), isReady);
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of a server that takes orders', () => {
  it('restores its data elsewhere, with files and keys, and counts it', async () => {
    const { proof, end } = await restore('elsewhere');
    expect(proof).toMatchObject({ missingFiles: 0 });
    expect(proof?.rows).toBeGreaterThan(100);
    expect(end.files).toBeGreaterThanOrEqual(1);
    const orders = await ordersIn('elsewhere');
    expect(before.filter((id) => !orders.has(id))).toEqual([]);
    expect([...orders].filter((id) => !before.includes(id) && !during.includes(id))).toEqual([]);
    for (const path of [`files/ab/${blob}`, 'secret'])
      expect(readFileSync(join(folder, 'elsewhere', path))).toEqual(readFileSync(join(source, path)));
  });

  it('starts as a server again', async () => {
    const server = await startServerProcess({ folder: join(folder, 'elsewhere'), started });
    await ready(server);
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
  });

  it('replays the archive to its end, or to an instant', async () => {
    await restore('all', { archive });
    const all = await ordersIn('all');
    expect([...before, ...during, afterwards].filter((id) => !all.has(id))).toEqual([]);
    await restore('instant', { archive, until: endedAt });
    const then = await ordersIn('instant');
    expect([...before, ...during].filter((id) => !then.has(id))).toEqual([]);
    expect(then.has(afterwards)).toBe(false);
  });

  it.each([
    ['an instant before the backup', { archive, until: new Date(0) }, 'Take an earlier backup'],
    [
      'an instant after the archive',
      { archive, until: new Date('2999-01-01') },
      'archive ends before --until',
    ],
    ['an instant without the archive', { until: new Date('2999-01-01') }, 'give --archive too'],
    ['a folder that is not there', { from: join(folder, 'nowhere') }, 'There is no backup in'],
    ['another key', { key: Buffer.alloc(32, 8) }, 'does not open this backup'],
    ['no key', { key: null }, 'This backup is encrypted'],
  ])('refuses %s, and leaves nothing behind', async (_, more, words) => {
    const names = readdirSync(folder);
    await expect(restore('refused', more)).rejects.toThrow(words);
    expect(readdirSync(folder)).toEqual(names);
  });

  it('refuses a damaged or shortened backup before anything is replaced', async () => {
    const [name = ''] = readdirSync(to);
    const whole = readFileSync(join(to, name));
    const bad = join(folder, 'bad.backup');
    const changed = Buffer.from(whole);
    changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 1;
    writeFileSync(bad, changed);
    await expect(restore('elsewhere', { from: bad, replace: true })).rejects.toThrow('is damaged in block');
    await expect(restore('refused', { from: bad, checkOnly: true })).rejects.toThrow('is damaged in block');
    writeFileSync(bad, whole);
    truncateSync(bad, whole.length - 100_000);
    await expect(restore('elsewhere', { from: bad, replace: true })).rejects.toThrow('before its end');
    rmSync(bad);
    expect((await ordersIn('elsewhere')).size).toBeGreaterThan(0);
    expect(await restore('refused', { checkOnly: true })).toMatchObject({ proof: null });
    expect(existsSync(join(folder, 'refused'))).toBe(false);
  });

  it('replaces existing data only with a flag, and moves it aside', async () => {
    await expect(restore('all')).rejects.toThrow('is not empty');
    await restore('all', { replace: true });
    expect((await ordersIn('all')).has(afterwards)).toBe(false);
    const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('all.before-'));
    expect((await ordersIn(aside)).has(afterwards)).toBe(true);
  });
});

it('refuses what no backup can be taken of', async () => {
  await expect(takeBackup(settingsOf('absent'), { to, key, now: () => new Date() })).rejects.toThrow(
    'There is no database in',
  );
});
