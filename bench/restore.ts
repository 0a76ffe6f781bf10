import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterData } from '../apps/server/src/backup/dataFolder.ts';
import { restoreBackup } from '../apps/server/src/backup/restoreBackup.ts';
import { takeBackup } from '../apps/server/src/backup/takeBackup.ts';
import { readSettings } from '../apps/server/src/config.ts';
import { createClient } from '../apps/server/src/database/db.ts';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded/postgres.ts';
import { ended, ready, startServerProcess } from '../apps/server/src/testing/process.ts';
import { type Bench, beside, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 3;
const gigabytes = brief ? 0.1 : 10;
const rowBytes = 1920;
const rowsAtOnce = brief ? 50_000 : 500_000;
const key = Buffer.alloc(32, 7);

/** A restore of the embedded database, proven and on the disk, against a copy of its files. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  chmodSync(folder, 0o755);
  const source = join(folder, 'source');
  const to = join(folder, 'backups');
  const settings = readSettings({ FAIRWAY_DATA: source });
  const times = { copy: [] as number[], plain: [] as number[], sealed: [] as number[] };
  try {
    await fill(source);
    const backups = {
      plain: await takeBackup(settings, { to, key: null, now: () => new Date(Date.now() - 60_000) }),
      sealed: await takeBackup(settings, { to, key, now: () => new Date() }),
    };
    const restore = async (name: 'plain' | 'sealed') => {
      const target = join(folder, name);
      const { path: from } = backups[name];
      await restoreBackup(readSettings({ FAIRWAY_DATA: target }), {
        ...{ from, key: name === 'sealed' ? key : null, replace: false, archive: null, until: null },
        ...{ checkOnly: false, tell: () => {} },
      });
      return target;
    };
    for (let round = 0; round < rounds; round++) {
      times.copy.push(await secondsOf(() => copyFolder(clusterData(source), join(folder, 'copy'))));
      times.plain.push(await secondsOf(() => restore('plain')));
      times.sealed.push(await secondsOf(() => restore('sealed')));
    }
    const size = (statSync(backups.plain.path).size / 1e9).toFixed(1);
    return {
      title: 'Restoring a backup',
      how: `A backup of the embedded database of ${size} GB, restored into an empty folder: read, checked, written to the disk, opened by PostgreSQL and counted; ${rounds} rounds. Floor: \`cp\` of the files of the database, synced.`,
      figures: [
        beside(times.copy, times.copy, figure('`cp` and `sync`', times.copy, 's', '')),
        beside(times.copy, times.plain, figure('Fairway: restore', times.plain, 's', '≤ 1.2 × floor')),
        beside(times.copy, times.sealed, figure('Fairway: restore, encrypted', times.sealed, 's', '')),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Starts a server once on a new folder, and adds a table of random text to its database. */
async function fill(folder: string): Promise<void> {
  const server = await startServerProcess({ started: [], folder });
  await ready(server);
  server.child.kill('SIGTERM');
  await ended(server.child);
  const postgres = await startEmbeddedPostgres(folder);
  const client = createClient(postgres.url('fairway'));
  await client.connect();
  await client.query('create table bench_text (value text)');
  await client.query(
    `insert into bench_text
       select (select string_agg(md5(row::text || part), '') from generate_series(1, $1::int) as part)
       from generate_series(1, $2::int) as row`,
    [rowBytes / 32, rowsAtOnce],
  );
  const copies = Math.round((gigabytes * 1e9) / (rowBytes * rowsAtOnce)) - 1;
  for (let copy = 0; copy < copies; copy++)
    await client.query('insert into bench_text select value from bench_text limit $1', [rowsAtOnce]);
  // Otherwise the first count would write every page.
  await client.query('vacuum freeze bench_text');
  await client.query('checkpoint');
  await client.end();
  await postgres.stop();
}

async function copyFolder(from: string, to: string): Promise<string> {
  execFileSync('cp', ['--archive', '--reflink=never', from, to]);
  execFileSync('sync', ['--file-system', to]);
  return to;
}

/** Seconds until `work` has written a folder, which is then deleted. */
async function secondsOf(work: () => Promise<string>): Promise<number> {
  const start = performance.now();
  const folder = await work();
  const seconds = (performance.now() - start) / 1000;
  rmSync(folder, { recursive: true, force: true });
  execFileSync('sync');
  return seconds;
}
