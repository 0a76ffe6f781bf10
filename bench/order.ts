import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterData, runningUrl } from '../apps/server/src/backup/dataFolder.ts';
import { createPool } from '../apps/server/src/database/db.ts';
import { buyer, lanesOnOffer, ordered } from '../apps/server/src/testing/orders.ts';
import { ended, ready, startServerProcess, within } from '../apps/server/src/testing/process.ts';
import { type Bench, beside, figure, median } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
/** A buyer may place a few orders in an hour only. */
const buyers = brief ? 4 : 20;
const ordersOfEach = 3;
const page = Buffer.alloc(8192, 'a');

/** Orders created with the SDK on a running server, against one write that is synced to the same disk. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const started: ChildProcess[] = [];
  const env = { LIMIT_WRITES_PER_MINUTE: '1000000', LIMIT_HANDSHAKES_PER_MINUTE: '1000000' };
  const server = await startServerProcess({ folder, started, env });
  const spent = { write: [] as number[], row: [] as number[], order: [] as number[] };
  try {
    await ready(server);
    const url = (await runningUrl(clusterData(folder)))?.('fairway') ?? '';
    const inside = within(server.url, url, readFileSync(join(folder, 'secret')));
    const pool = createPool({ connectionString: url, size: 1 });
    const file = await open(join(folder, 'synced'), 'w');
    await pool.query('create table bench_write (id serial primary key, note text not null)');
    const lanes = await lanesOnOffer(inside.db);
    for (let round = -1; round < rounds; round++) {
      const times = { write: [] as number[], row: [] as number[], order: [] as number[] };
      for (let index = 0; index < buyers; index++) {
        const own = await buyer(inside);
        for (let order = 0; order < ordersOfEach; order++) {
          times.write.push(await took(() => writeSynced(file)));
          times.row.push(await took(() => pool.query(`insert into bench_write (note) values ('a row')`)));
          times.order.push(await took(() => ordered(own, lanes)));
        }
      }
      // The first round warms up.
      if (round < 0) continue;
      for (const name of ['write', 'row', 'order'] as const) spent[name].push(median(times[name]));
    }
    await file.close();
    await pool.end();
    await inside.close();
  } finally {
    server.child.kill('SIGTERM');
    await ended(server.child);
    rmSync(folder, { recursive: true, force: true });
  }
  const { write, row, order } = spent;
  return {
    title: 'An order, durable (P13)',
    how: `${buyers * ordersOfEach} orders of one route per round, sent with the SDK to a server with embedded PostgreSQL, ${rounds} rounds, the median of each; interleaved with the others. Floor: 8 kB written to a file on the same disk and synced. A second reference is one row that bare \`pg\` inserts and commits.`,
    figures: [
      beside(write, write, figure('one synced write', write, 'ms', '', 2)),
      beside(write, row, figure('one row, committed by bare `pg`', row, 'ms', '', 2)),
      beside(write, order, figure('Fairway: order', order, 'ms', '≤ 3 × floor', 2)),
    ],
  };
};

async function writeSynced(file: FileHandle): Promise<void> {
  await file.write(page);
  await file.datasync();
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
